import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import georgia from "@capsizecss/metrics/georgia";
import georgiaItalic from "@capsizecss/metrics/georgia/italic";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import timesNewRomanItalic from "@capsizecss/metrics/timesNewRoman/italic";
import * as fontkit from "fontkit";
import {
  baseCharacters,
  displayCharacters,
  displayLatinOneCharacters,
  latinExtendedCharacters,
  latinOneCharacters,
  unicodeRange,
} from "./characters";
import { faces, type Face } from "./faces";
import { fitFallback, type Fallback, type SystemFace } from "./fallback";
import { instanceFont, type Axes } from "./instance";

const target = path.join("src", "theme", "fonts");

/** One file of a face: what it is cut from, and the characters that it takes. */
type Part = { suffix: string; source: string; codePoints: readonly number[] };

async function makePart(face: Face, part: Part, others: readonly Part[]): Promise<object> {
  const file = `${face.name}${part.suffix}.woff2`;
  const ballast = part.suffix === "-ext" ? face.ballast : undefined;
  const made = await instanceFont(await readFile(path.join("node_modules", part.source)), part.codePoints, {
    axes: face.axes,
    features: face.features,
    format: "woff2",
    ...(ballast === undefined ? {} : { ballast }),
  });
  await writeFile(path.join(target, file), made.file);
  console.log(`${file}: ${made.file.length} bytes, ${made.codePoints.length} characters`);
  const elsewhere = others.flatMap(({ codePoints }) => codePoints);
  return { file, unicodeRange: unicodeRange(made.codePoints, elsewhere) };
}

/** The installed faces that stand in for ours, and the corner of our design space that each stands for. */
async function makeFallbacks(face: Face): Promise<Record<string, Fallback>> {
  const source = await readFile(path.join("node_modules", face.latin));
  const fit = async (
    system: SystemFace,
    corner: { weight: string; stretch: string; axes: Axes },
  ): Promise<Fallback> => {
    const options = { axes: corner.axes, features: face.features, format: "sfnt" } as const;
    const { file } = await instanceFont(source, baseCharacters, options);
    return fitFallback(fontkit.create(file), system, { weight: corner.weight, stretch: corner.stretch });
  };
  if (face.role === "text") {
    return {
      arial: await fit(arial, { weight: "400", stretch: "100%", axes: { wght: 400, wdth: 100 } }),
      arialBold: await fit(arialBold, { weight: "600", stretch: "100%", axes: { wght: 600, wdth: 100 } }),
      arialLabel: await fit(arialBold, { weight: "600", stretch: "75%", axes: { wght: 600, wdth: 75 } }),
    };
  }
  const corner = { weight: face.weight, stretch: face.stretch, axes: face.axes };
  return face.style === "italic"
    ? { georgia: await fit(georgiaItalic, corner), timesNewRoman: await fit(timesNewRomanItalic, corner) }
    : { georgia: await fit(georgia, corner), timesNewRoman: await fit(timesNewRoman, corner) };
}

async function makeFace(face: Face): Promise<readonly [string, object]> {
  const isDisplay = face.role === "display";
  const parts: Part[] = [
    { suffix: "", source: face.latin, codePoints: isDisplay ? displayCharacters : baseCharacters },
    {
      suffix: "-ext",
      source: face.latin,
      codePoints: isDisplay ? displayLatinOneCharacters : latinOneCharacters,
    },
    { suffix: "-ext-a", source: face.latinExtended, codePoints: latinExtendedCharacters },
  ];
  const files: object[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    files.push(await makePart(face, part, others));
  }
  const { family, style, weight, stretch } = face;
  return [face.name, { family, style, weight, stretch, files, fallbacks: await makeFallbacks(face) }];
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

void main();
