import { createHash } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { grounds } from "../theme/grounds";
import { makeCachedFile } from "./cached-file";
import { readFlame } from "./drawings";
import { type Axes, subsetFace, faces, type Face, labelAxes } from "./faces";
import { drawingFormat, recipeOf } from "./picture-settings";
import { readHeads } from "./published-files";

const { dark } = grounds;

interface Poster {
  width: number;
  height: number;
  flame: string;
  /** The scale of the flame, and the position of its upper left corner in pixels. */
  scale: number;
  left: number;
  top: number;
  texts: readonly string[];
  layout: (...texts: string[]) => ReactNode;
}

/** Draws the pictures of all pages for link previews: the title over a flame, and the ministry's name. */
export async function publishPreviews(folder: string): Promise<void> {
  for (const { properties } of readHeads(folder)) {
    const [title, ministry, address] = ["og:image:alt", "og:site_name", "og:image"].map((name) =>
      properties.get(name),
    );
    if (title === undefined || ministry === undefined || address === undefined) continue;
    const file = path.join(folder, new URL(address).pathname);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(await drawPreview(path.parse(file).name, title, ministry), file);
  }
}

/** @returns the path of the cached PNG file of 1200 × 630 */
function drawPreview(name: string, title: string, ministry: string): Promise<string> {
  // The ministry's name is below the title, so the title does not repeat it.
  const shortTitle = title.replace(` | ${ministry}`, "");
  const size = shortTitle.length > 80 ? 54 : shortTitle.length > 44 ? 68 : 84;
  return drawPoster({
    width: 1200,
    height: 630,
    flame: name,
    scale: 0.76,
    left: 84,
    top: -60,
    texts: [shortTitle, ministry],
    layout: (titleText, ministryText) => (
      <div
        style={{
          ...sheetStyle,
          justifyContent: "center",
          padding: "0 72px",
          ...fadeStyle("to right", "30%", "72%"),
        }}
      >
        <div style={{ ...displayStyle, width: 640, fontSize: size, lineHeight: 1.08 }}>{titleText}</div>
        <div style={{ ...labelStyle, position: "absolute", left: 72, bottom: 66, fontSize: 22 }}>
          {ministryText}
        </div>
      </div>
    ),
  });
}

/**
 * Draws a devotional's slide.
 * @param flame a name, which determines the flame
 * @returns the path of the cached PNG file of 1080 × 1350
 */
export function drawSlide(flame: string, slideLabel: string, line: string, reference = ""): Promise<string> {
  return drawPoster({
    width: 1080,
    height: 1350,
    flame,
    scale: 1.13,
    left: -677,
    top: 295,
    texts: [slideLabel, line, reference],
    layout: (labelText, lineText, referenceText) => (
      <div style={{ ...sheetStyle, padding: 84, ...fadeStyle("to bottom", "24%", "42%") }}>
        <div style={{ ...labelStyle, fontSize: 30 }}>{labelText}</div>
        <div style={{ ...displayStyle, marginTop: 48, fontSize: 116, lineHeight: 1.06 }}>{lineText}</div>
        <div
          style={{
            ...labelStyle,
            marginTop: 32,
            color: dark.muted,
            fontSize: 28,
            letterSpacing: 0,
            textTransform: "none",
          }}
        >
          {referenceText}
        </div>
      </div>
    ),
  });
}

const sheetStyle = { display: "flex", flexDirection: "column", width: "100%", height: "100%" } as const;

function fadeStyle(direction: string, opaqueUntil: string, clearFrom: string) {
  return {
    backgroundImage: `linear-gradient(${direction}, ${dark.ground} ${opaqueUntil}, ${dark.ground}00 ${clearFrom})`,
  };
}

const alphabets = ["latin", "latin-ext", "vietnamese"] as const;

function familyOf(name: string): string {
  return alphabets.map((alphabet) => `${name} ${alphabet}`).join(", ");
}

const displayStyle = {
  fontFamily: familyOf("display"),
  letterSpacing: "-0.02em",
  textWrap: "balance",
  color: dark.ink,
} as const;

const labelStyle = {
  fontFamily: familyOf("label"),
  letterSpacing: "0.14em",
  textTransform: "uppercase",
  color: dark.accent,
} as const;

const characterCodes = Array.from({ length: 0x2ff0 }, (_, code) => code);

// satori does not support variable fonts, and each font file needs a different name.
function fontsOf(name: string, face: Face, weight: 400 | 600, axes: Axes = {}): Promise<Font>[] {
  return alphabets.map(async (alphabet) => ({
    name: `${name} ${alphabet}`,
    data: await subsetFace(face, alphabet, characterCodes, { axes, format: "sfnt" }),
    weight,
  }));
}

let cutFonts: Promise<Font[]> | undefined;

/** Draws a poster as SVG, and encodes it unless this or an earlier build has encoded the same SVG. */
async function drawPoster(poster: Poster): Promise<string> {
  const { width, height, scale, left, top } = poster;
  const placement = `x="${left}" y="${top}" width="${1600 * scale}" height="${1000 * scale}"`;
  // The lines are thicker than on a page, because previews are small.
  const flame = readFlame(poster.flame, placement, [4.4 / scale, 8 / scale]);
  const ground = `<rect width="100%" height="100%" fill="${dark.ground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${flame}${await drawTexts(poster)}</svg>`;
  const name = createHash("sha256").update(recipeOf(drawingFormat)).update(svg).digest("hex").slice(0, 20);
  return makeCachedFile("previews", `${name}.png`, () =>
    sharp(Buffer.from(svg)).png(drawingFormat).toBuffer(),
  );
}

/**
 * Draws the texts without the characters that the fonts do not have, which satori would draw as boxes. A text that
 * would lose most of its letters, such as a text in Arabic, is left out.
 */
async function drawTexts({ width, height, texts, layout }: Poster): Promise<string> {
  cutFonts ??= Promise.all([
    ...fontsOf("display", faces.display, 400),
    ...fontsOf("label", faces["text-bold"], 600, labelAxes),
  ]);
  const missingCharacters = new Set<string>();
  const options = {
    width,
    height,
    fonts: await cutFonts,
    loadAdditionalAsset: (_language: string, characters: string) => {
      for (const character of characters) missingCharacters.add(character);
      return Promise.resolve([]);
    },
  };
  // satori would also draw combining marks as boxes, and does not report them.
  const plainTexts = texts.map((text) => text.normalize("NFC").replace(/\p{M}/gu, ""));
  const svg = await satori(layout(...plainTexts), options);
  if (missingCharacters.size === 0) return svg;
  const isMissing = (character: string) => missingCharacters.has(character);
  const drawableTexts = plainTexts.map((text) => {
    const letters = text.match(/\p{L}/gu) ?? [];
    if (letters.filter(isMissing).length > letters.length / 2) return "";
    return Array.from(text)
      .filter((character) => !isMissing(character))
      .join("");
  });
  return satori(layout(...drawableTexts), options);
}
