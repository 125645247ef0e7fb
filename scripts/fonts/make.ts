import { writeFile } from "node:fs/promises";
import path from "node:path";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import georgia from "@capsizecss/metrics/georgia";
import georgiaItalic from "@capsizecss/metrics/georgia/italic";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import timesNewRomanItalic from "@capsizecss/metrics/timesNewRoman/italic";
import { fromBuffer } from "@capsizecss/unpack";
import { run } from "../local/run";
import {
  baseCharacters,
  charactersOf,
  cutFace,
  faces,
  labelWidth,
  markFeatures,
  type Axes,
  type Face,
} from "./faces";

const folder = path.join("src", "theme", "fonts");

/** `npm run make:fonts`: cuts the fonts of the pages from those of Fontsource, and fits the fallbacks to them. */
async function main(): Promise<void> {
  const metrics: Record<string, object> = {};
  for (const face of faces) metrics[face.name] = await makeFace(face);
  await writeFile(path.join(folder, "metrics.json"), `${JSON.stringify(metrics, null, 2)}\n`);
}

async function makeFace(face: Face): Promise<object> {
  const { common, onDemand, extended, additional } = charactersOf(face.role);
  const files = {
    "": await cutFace(face, "latin", common),
    "-ext": await cutFace(face, "latin", onDemand),
    "-ext-a": await cutFace(face, "latin-ext", extended),
    "-ext-b": await cutFace(face, "vietnamese", additional, { features: markFeatures }),
  };
  for (const [suffix, font] of Object.entries(files)) {
    await writeFile(path.join(folder, `${face.name}${suffix}.woff2`), font);
    console.log(`${face.name}${suffix}.woff2: ${String(font.length)} bytes`);
  }
  const { style, weight } = face;
  return {
    style,
    weight: String(weight),
    common: String.fromCodePoint(...common),
    fallbacks: await fallbacksOf(face),
  };
}

/**
 * The ratio of a label's width in our capitals to its width in Arial's, if the small letters (which faces are fitted
 * by) are equally wide. It is the median of the site's labels.
 */
const capitals = 1.035;

/** The installed fonts that replace a face until it loads. If two are installed, browsers use the last one. */
async function fallbacksOf(face: Face): Promise<Record<string, Fallback>> {
  // Android only has Roboto.
  if (face.name === "archivo")
    return { roboto: await fitted(face, roboto), arial: await fitted(face, arial) };
  if (face.role === "text")
    return {
      arialBold: await fitted(face, arialBold, { wdth: 100 }),
      arialBoldAsLabel: await fitted(face, arialBold, { wdth: labelWidth }, capitals),
    };
  // Georgia's shapes are more similar.
  return face.style === "italic"
    ? { timesNewRoman: await fitted(face, timesNewRomanItalic), georgia: await fitted(face, georgiaItalic) }
    : { timesNewRoman: await fitted(face, timesNewRoman), georgia: await fitted(face, georgia) };
}

/** The @font-face descriptors that give an installed font the metrics of ours. */
interface Fallback {
  readonly local: readonly string[];
  readonly weight: string;
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

/**
 * Fits an installed font to a face, so that lines break in the same places and nothing moves when the face loads.
 * @param wider the factor for the average width of its letters
 */
async function fitted(face: Face, system: typeof arial, axes: Axes = {}, wider = 1): Promise<Fallback> {
  const instance = await cutFace(face, "latin", baseCharacters, { axes, format: "sfnt" });
  const own = await fromBuffer(instance);
  const sizeAdjust = (wider * own.xWidthAvg) / own.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  // The overrides are relative to the adjusted em.
  const override = (units: number): string => percent(Math.abs(units) / own.unitsPerEm / sizeAdjust);
  return {
    local: localNames(system),
    weight: String(face.weight),
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: override(own.ascent),
    descentOverride: override(own.descent),
    lineGapOverride: override(own.lineGap),
  };
}

function percent(ratio: number): string {
  return `${String(Number((ratio * 100).toFixed(2)))}%`;
}

/** Fonts of the same metrics on free systems, by the family that they replace. */
const doubles: Readonly<Record<string, string>> = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
};

/** The names that `local()` can find: the full name and the PostScript name. */
function localNames({ familyName, fullName, postscriptName }: typeof arial): string[] {
  const double = doubles[familyName];
  const ofDouble = double === undefined ? [] : [fullName.replace(familyName, double)];
  return [...new Set([fullName, postscriptName, ...ofDouble])];
}

run(main);
