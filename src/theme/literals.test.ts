import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fonts } from "./look/fonts";
import { equivalentFonts } from "./look/system-fonts";

const colourNames =
  "aqua|black|blue|brown|coral|cream|crimson|cyan|gold|gray|green|grey|indigo|ivory|magenta|maroon|navy|olive|orange|pink|plum|purple|red|rust|salmon|silver|tan|teal|tomato|violet|wheat|white|yellow";

/** Literal colours: a hexadecimal number, a function, or a name after a property of colours. */
const colour = new RegExp(
  [
    /(?<!(?:[&\w]|href=["']))#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/,
    /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*[\d.]/,
    RegExp(
      `(?:color|background|border|outline|shadow|image|fill|stroke|--\\w+)["\\w-]*\\s*[:=][^;]*[\\s:,("](?:${colourNames})\\b(?!-)`,
    ),
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/** The names of the site's fonts, as regular expressions. */
const families = Object.values(fonts).map((family) => path.basename(family.package).replace(/-/g, "[ -]?"));
const font = new RegExp(
  `\\b(?:${[...families, ...Object.entries(equivalentFonts).flat(), "Georgia", "Roboto"].join("|")})\\b`,
  "i",
);

/** The lines of a text with a literal colour or the name of a font, as `file:line`. */
function literalsIn(file: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      colour.test(line) || font.test(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [],
    );
}

it("the check finds literal colours and font names, but not similar text", () => {
  const findLiterals = (line: string) => literalsIn("a.ts", `\n${line}`);
  for (const line of [
    "color: #fff;",
    'background: "#0F1A1C"',
    "box-shadow: 0 1px rgb(0 0 0 / 60%);",
    "border: 1px solid white;",
    'fill="tomato"',
    `font: 1rem "${path.basename(fonts.display.package)}"`,
    "font: 1rem/1.5 Arial, sans-serif;",
  ])
    expect(findLiterals(line)).toEqual([`a.ts:2: ${line}`]);
  for (const line of ["color: ${theme.colour.ink};", "white-space: nowrap;", 'href="#add"', "// A red cross"])
    expect(findLiterals(line)).toEqual([]);
});

it("only src/theme/look contains literal colours and font names", () => {
  const files = ["src", "functions", "scripts", "static"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const checkedFiles = files.filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|svg|css|html|json|toml)$/.test(file) &&
      !/^src\/(?:theme\/(?:look\/|fonts\/metrics)|gatsby-types)|\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(checkedFiles.length).toBeGreaterThan(300);
  expect(checkedFiles.flatMap((file) => literalsIn(file, readFileSync(file, "utf8")))).toEqual([]);
});
