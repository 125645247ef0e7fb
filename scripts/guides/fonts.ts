import { readFile } from "node:fs/promises";
import path from "node:path";
import * as fontkit from "fontkit";
import { faces, markFeatures } from "../fonts/faces";
import { instanceFont, type Axes } from "../fonts/instance";

interface Cut {
  face: string;
  weight: number;
  stretch: string;
  axes: Axes;
}

/**
 * Static fonts only: Chromium would convert the text of a variable font to outlines, which cannot be copied as text.
 */
const cuts: readonly Cut[] = [
  { face: "fraunces", weight: 380, stretch: "100%", axes: {} },
  { face: "fraunces-italic", weight: 380, stretch: "100%", axes: {} },
  { face: "archivo", weight: 400, stretch: "100%", axes: { wdth: 100, wght: 400 } },
  { face: "archivo", weight: 600, stretch: "100%", axes: { wdth: 100, wght: 600 } },
  { face: "archivo", weight: 600, stretch: "75%", axes: { wdth: 75, wght: 600 } },
];

/**
 * The site's typefaces as @font-face rules with embedded data, with all their Latin letters.
 * @throws if a face is missing in the site's list
 */
export async function fontFaces(): Promise<string> {
  const rules = cuts.flatMap(({ face: name, weight, stretch, axes }) => {
    const face = faces.find((candidate) => candidate.name === name);
    if (!face) throw new Error(`There is no face called ${name}.`);
    // Where ranges overlap, browsers use the last rule.
    return [face.latinAdditional, face.latinExtended, face.latin].map(async (part) => {
      const source = await readFile(path.join("node_modules", part));
      const { characterSet } = fontkit.create(source);
      const file = await instanceFont(source, characterSet, {
        axes: { ...face.axes, ...axes },
        features: [...face.features, ...markFeatures],
        format: "sfnt",
      });
      const range = characterSet.map((codePoint) => `U+${codePoint.toString(16)}`).join();
      return `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${weight};font-stretch:${stretch};unicode-range:${range};src:url(data:font/ttf;base64,${file.toString("base64")})}`;
    });
  });
  return (await Promise.all(rules)).join("\n");
}
