import archivoRanges from "@fontsource-variable/archivo/unicode.json";
import frauncesRanges from "@fontsource-variable/fraunces/unicode.json";
import { cutFace, faces, markFeatures, type Axes } from "../fonts/faces";

/** Static fonts only: Chromium would convert the text of a variable font to outlines, which cannot be copied as text. */
const cuts: readonly { face: string; stretch: number; axes: Axes }[] = [
  { face: "fraunces", stretch: 100, axes: {} },
  { face: "fraunces-italic", stretch: 100, axes: {} },
  { face: "archivo", stretch: 100, axes: {} },
  { face: "archivo-bold", stretch: 100, axes: { wdth: 100 } },
  { face: "archivo-bold", stretch: 75, axes: { wdth: 75 } },
];

const letters = Array.from({ length: 0x2ff0 }, (_, code) => code);

/** The site's typefaces as @font-face rules with embedded data, with all their Latin letters. */
export async function fontFaces(): Promise<string> {
  const rules = faces.flatMap((face) =>
    cuts
      .filter((cut) => cut.face === face.name)
      .flatMap(({ stretch, axes }) =>
        // If ranges overlap, browsers use the last rule.
        (["vietnamese", "latin-ext", "latin"] as const).map(async (alphabet) => {
          const font = await cutFace(face, alphabet, letters, {
            axes,
            features: markFeatures,
            format: "sfnt",
          });
          const range = (face.role === "display" ? frauncesRanges : archivoRanges)[alphabet];
          return `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${String(face.weight)};font-stretch:${String(stretch)}%;unicode-range:${range};src:url(data:font/ttf;base64,${font.toString("base64")})}`;
        }),
      ),
  );
  return (await Promise.all(rules)).join("\n");
}
