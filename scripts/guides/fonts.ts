import { readFileSync } from "node:fs";
import { subsetFace, faces, labelAxes, markFeatures, type Axes, type Face } from "../../src/gatsby/faces";

/** Static fonts only: Chromium would convert the text of a variable font to outlines, which cannot be copied as text. */
const fontCuts: readonly { family: string; face: Face; weight: number; stretch?: string; axes?: Axes }[] = [
  { family: "Display", face: faces.display, weight: 400 },
  { family: "Display", face: faces["display-italic"], weight: 400 },
  { family: "Text", face: faces.text, weight: 400 },
  { family: "Text", face: faces["text-bold"], weight: 600, axes: { wdth: 100 } },
  { family: "Text", face: faces["text-bold"], weight: 600, stretch: "75%", axes: labelAxes },
];

const codes = Array.from({ length: 0x2ff0 }, (_, code) => code);

/** The site's typefaces as @font-face rules with embedded data, with all their Latin letters. */
export async function createFontFaces(): Promise<string> {
  const rules = fontCuts.flatMap(({ family, face, weight, stretch = "100%", axes = {} }) => {
    const file = `node_modules/${face.package}/unicode.json`;
    const ranges = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    // If ranges overlap, browsers use the last rule.
    return (["vietnamese", "latin-ext", "latin"] as const)
      .filter((alphabet) => ranges[alphabet] !== undefined)
      .map(async (alphabet) => {
        const font = await subsetFace(face, alphabet, codes, {
          axes,
          features: markFeatures,
          format: "sfnt",
        });
        return `@font-face{font-family:"${family}";font-style:${face.style};font-weight:${weight};font-stretch:${stretch};unicode-range:${ranges[alphabet]};src:url(data:font/ttf;base64,${font.toString("base64")})}`;
      });
  });
  return (await Promise.all(rules)).join("\n");
}
