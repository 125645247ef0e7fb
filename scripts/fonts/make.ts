import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import georgia from "@capsizecss/metrics/georgia";
import georgiaItalic from "@capsizecss/metrics/georgia/italic";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import timesNewRomanItalic from "@capsizecss/metrics/timesNewRoman/italic";
import * as fontkit from "fontkit";
import { run } from "../local/run";
import {
  baseCharacters,
  latinAdditionalCharacters,
  latinCharacters,
  latinExtendedCharacters,
} from "./characters";
import { faces, LABEL_WIDTH, markFeatures, type Face } from "./faces";
import { fitFallback, type Fallback, type SystemFace } from "./fallback";
import { instanceFont, type Axes } from "./instance";
import { settleSubstitutions } from "./settle";

const target = path.join("src", "theme", "fonts");

/** One font file: its source and its characters. */
type Part = { suffix: string; source: string; codePoints: readonly number[]; features?: readonly string[] };

async function makePart(face: Face, { suffix, source, codePoints, features = [] }: Part): Promise<void> {
  const file = `${face.name}${suffix}.woff2`;
  const made = await cut(await readFile(path.join("node_modules", source)), codePoints, face.axes, [
    ...face.features,
    ...features,
  ]);
  await writeFile(path.join(target, file), made);
  console.log(`${file}: ${made.length} bytes`);
}

/** Substitutions that depend on the axes; in an instance without axes they always apply. */
const followAxes = ["rvrn"];

async function cut(
  source: Buffer,
  codePoints: readonly number[],
  axes: Axes,
  features: readonly string[],
): Promise<Buffer> {
  const settled = features.filter((feature) => followAxes.includes(feature));
  const pinned = Object.values(axes).every((axis) => typeof axis === "number");
  if (settled.length === 0 || !pinned)
    return instanceFont(source, codePoints, { axes, features, format: "woff2" });
  const instance = await instanceFont(source, codePoints, { axes, features, format: "sfnt" });
  return instanceFont(settleSubstitutions(instance, settled), codePoints, {
    axes: {},
    features: features.filter((feature) => !settled.includes(feature)),
    format: "woff2",
  });
}

/** The installed fonts that serve as fallbacks, and the part of our design space that each replaces. */
async function makeFallbacks(face: Face): Promise<Record<string, Fallback>> {
  const source = await readFile(path.join("node_modules", face.latin));
  const fit = async (system: SystemFace, axes: Axes = {}): Promise<Fallback> => {
    const instance = await instanceFont(source, baseCharacters, {
      axes: { ...face.axes, ...axes },
      features: face.features,
      format: "sfnt",
    });
    return fitFallback(fontkit.create(instance), system, face.weight);
  };
  // Android has Roboto alone. Where both are installed, browsers use the last one.
  if (face.name === "archivo") return { roboto: await fit(roboto), arial: await fit(arial) };
  if (face.role === "text") {
    return {
      arialBold: await fit(arialBold, { wdth: 100 }),
      arialBoldAsLabel: await fit(arialBold, { wdth: LABEL_WIDTH }),
    };
  }
  // If both are installed, browsers use the last one, and Georgia's shapes are more similar.
  return face.style === "italic"
    ? { timesNewRoman: await fit(timesNewRomanItalic), georgia: await fit(georgiaItalic) }
    : { timesNewRoman: await fit(timesNewRoman), georgia: await fit(georgia) };
}

async function makeFace(face: Face): Promise<readonly [string, object]> {
  const { base, onDemand } = latinCharacters(face.role);
  const parts: Part[] = [
    { suffix: "", source: face.latin, codePoints: base },
    { suffix: "-ext", source: face.latin, codePoints: onDemand },
    { suffix: "-ext-a", source: face.latinExtended, codePoints: latinExtendedCharacters },
    {
      suffix: "-ext-b",
      source: face.latinAdditional,
      codePoints: latinAdditionalCharacters(face.role),
      features: markFeatures,
    },
  ];
  for (const part of parts) await makePart(face, part);
  const { style, weight } = face;
  const common = String.fromCodePoint(...base);
  return [face.name, { style, weight, common, fallbacks: await makeFallbacks(face) }];
}

async function main(): Promise<void> {
  await mkdir(target, { recursive: true });
  const metrics: Record<string, object> = {};
  for (const face of faces) {
    const [name, entry] = await makeFace(face);
    metrics[name] = entry;
  }
  await writeFile(path.join(target, "metrics.json"), `${JSON.stringify(metrics, null, 2)}\n`);
}

run(main);
