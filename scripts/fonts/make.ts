import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Font, fromBuffer } from "@capsizecss/unpack";
import { subsetFace, faces, labelAxes, markFeatures, type Axes, type Face } from "../../src/gatsby/faces";
import { fonts } from "../../src/theme/look/fonts";
import { equivalentFonts, systemFonts } from "../../src/theme/look/system-fonts";
import { run } from "../local/run";
import { baseCharacters, charactersOf } from "./characters";

const folder = path.join("src", "theme", "fonts");

/**
 * The first part of `npm run make:look`: makes subsets of the Fontsource fonts, and fits the fallback fonts to them.
 */
async function main(): Promise<void> {
  const changedFiles: string[] = [];
  const writeFontFile = (name: string, data: string | Buffer): void => {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(data))) return;
    writeFileSync(file, data);
    changedFiles.push(file);
  };
  for (const [name, face] of Object.entries(faces)) {
    for (const [suffix, font] of Object.entries(await cutFiles(face, name.startsWith("display"))))
      writeFontFile(`${name}${suffix}.woff2`, font);
  }
  const metrics = {
    fonts,
    characters: String.fromCodePoint(...charactersOf(false).common),
    fallbacks: await createFallbacks(),
  };
  writeFontFile("metrics.json", `${JSON.stringify(metrics, null, 2)}\n`);
  const licences = Object.values(fonts).map((family) =>
    readFileSync(path.join("node_modules", family.package, "LICENSE"), "utf8"),
  );
  writeFontFile("OFL.txt", licences.join("\n"));
  console.log(changedFiles.length > 0 ? `Written: ${changedFiles.join(", ")}` : "The fonts are up to date.");
}

/** The files of a face, by the suffix of their names. */
async function cutFiles(face: Face, isDisplay: boolean): Promise<Record<string, Buffer>> {
  const { common, onDemand, extended, additional } = charactersOf(isDisplay);
  return {
    "": await subsetFace(face, "latin", common),
    "-ext": await subsetFace(face, "latin", onDemand),
    "-ext-a": await subsetFace(face, "latin-ext", extended),
    "-ext-b": await subsetFace(face, "vietnamese", additional, { features: markFeatures }),
  };
}

/**
 * The median factor by which labels in capitals are wider in the site's font than in an installed font whose small
 * letters are equally wide.
 */
const capitalsWidthFactor = 1.035;

/** The fallbacks of each face, and of the narrow face of labels. */
async function createFallbacks(): Promise<Record<string, Fallback[]>> {
  const { display, "display-italic": italicFont, text, "text-bold": boldFace } = faces;
  const { fallbackFonts: displayFallbacks } = systemFonts[fonts.display.kind];
  const { fallbackFonts: textFallbacks } = systemFonts[fonts.text.kind];
  const fitAll = (face: Face, names: readonly string[], variant: string) =>
    Promise.all(names.map((name) => fitFallback(face, `${name}/${variant}`)));
  const boldFont = `${textFallbacks[1]}/700`;
  return {
    display: await fitAll(display, displayFallbacks, "regular"),
    italic: await fitAll(italicFont, displayFallbacks, "italic"),
    text: await fitAll(text, textFallbacks, "regular"),
    bold: [await fitFallback(boldFace, boldFont, { wdth: 100 })],
    label: [await fitFallback(boldFace, boldFont, labelAxes, capitalsWidthFactor)],
  };
}

/** The descriptors of an @font-face rule that give an installed font the metrics of ours. */
interface Fallback {
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

/**
 * Fits an installed font to a face, so that lines break in the same places and nothing moves when the face loads.
 * @param name the installed font and its variant
 * @param factor the factor for the average width of the letters of the installed font
 */
async function fitFallback(face: Face, name: string, axes: Axes = {}, factor = 1): Promise<Fallback> {
  const { default: systemFont } = (await import(`@capsizecss/metrics/${name}`)) as { default: Font };
  const instance = await subsetFace(face, "latin", baseCharacters, { axes, format: "sfnt" });
  const ownMetrics = await fromBuffer(instance);
  const sizeAdjust =
    (factor * ownMetrics.xWidthAvg) / ownMetrics.unitsPerEm / (systemFont.xWidthAvg / systemFont.unitsPerEm);
  // The overrides are relative to the adjusted em.
  const formatOverride = (units: number): string =>
    percentOf(Math.abs(units) / ownMetrics.unitsPerEm / sizeAdjust);
  return {
    local: localNames(systemFont),
    sizeAdjust: percentOf(sizeAdjust),
    ascentOverride: formatOverride(ownMetrics.ascent),
    descentOverride: formatOverride(ownMetrics.descent),
    lineGapOverride: formatOverride(ownMetrics.lineGap),
  };
}

function percentOf(ratio: number): string {
  return `${String(Number((ratio * 100).toFixed(2)))}%`;
}

/** The names that `local()` can find: the full name and the PostScript name. */
function localNames({ familyName, fullName, postscriptName }: Font): string[] {
  const equivalentName = equivalentFonts[familyName];
  const furtherNames = equivalentName === undefined ? [] : [fullName.replace(familyName, equivalentName)];
  return [...new Set([fullName, postscriptName, ...furtherNames])];
}

run(main);
