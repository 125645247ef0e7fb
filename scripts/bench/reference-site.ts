import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import book from "../../content/book/details.json";
import site from "../../content/site.json";
import { writeHeaders } from "../../src/build/security";

/** The reference pages' names in the report, and their addresses. The first is set in one font, the second in ours. */
export const referencePages = { "by hand": "/", "by hand, our fonts": "/our-fonts" };

/** The fonts that every page of the site loads; it preloads those of the first two families. */
const fonts = [
  { file: "fraunces.woff2", family: "Display", style: "normal" },
  { file: "archivo.woff2", family: "Text", style: "normal" },
  { file: "fraunces-italic.woff2", family: "Display", style: "italic" },
  { file: "archivo-bold.woff2", family: "Label", style: "normal" },
];

/**
 * Writes the reference site: hand-written HTML with the home page's kind of content and its two pictures, without script;
 * once in one font that has no more than its characters, once in the site's own. Its headers are those of the site.
 * @returns the folder to serve
 */
export async function writeReferenceSite(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "reference-page-"));
  const folder = join(root, "public");
  cpSync(join(__dirname, "reference"), folder, { recursive: true });
  const html = readFileSync(join(folder, "index.html"), "utf8");
  writeFileSync(join(folder, "our-fonts.html"), inOurFonts(html));
  // The server of a built site answers unknown addresses with this page.
  writeFileSync(join(folder, "404.html"), html);
  for (const { file } of fonts) cpSync(join("src/theme/fonts", file), join(folder, file));
  cpSync("static/favicon.svg", join(folder, "favicon.svg"));
  const pictures = {
    "portrait.avif": join("content", site.leader.portrait.file),
    "cover.avif": join("content/book", book.cover.file),
  };
  for (const [name, file] of Object.entries(pictures))
    await sharp(file).resize(720).avif({ quality: 48 }).toFile(join(folder, name));
  writeFileSync(join(folder, "_redirects"), "");
  writeHeaders(folder, []);
  return root;
}

function inOurFonts(html: string): string {
  const rules = fonts.map(
    ({ file, family, style }) =>
      `@font-face { font-family: ${family}; font-style: ${style}; font-weight: 100 900; font-display: swap; src: url("/${file}") format("woff2"); }`,
  );
  const preloads = fonts
    .slice(0, 2)
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`);
  rules.push("main section:first-of-type > p:first-child { font-family: Label, Arial, sans-serif; }");
  return html
    .replace(/<link rel="preload"[^>]*>/, preloads.join(""))
    .replace(/@font-face \{[^}]*\}/, rules.join(""))
    .replace("system-ui,", "Text, system-ui,")
    .replace(/(?<= )([^ <]+)<\/h1>/, "<em>$1</em></h1>");
}
