import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { flame } from "../theme/look/palette";
import { flameOf } from "../theme/page-flames";
import { grounds } from "../theme/grounds";

const coloursByGround: Record<string, Record<string, string>> = { ...grounds, flame };

/**
 * Replaces the names of colours in a drawing, such as `{dark.line}`, with the colours of the palette.
 * @param file the path of the drawing, for the message
 * @throws if a colour does not exist
 */
export function fillColours(svg: string, file: string): string {
  return svg.replace(/\{(\w+)\.(\w+)\}/g, (placeholder, ground: string, role: string) => {
    const colour = coloursByGround[ground]?.[role];
    if (colour === undefined)
      throw new Error(
        `${file} uses the colour ${placeholder}, which does not exist. Use a colour of src/theme/grounds.ts, or of "flame" in src/theme/look/palette.ts.`,
      );
    return colour;
  });
}

/**
 * Reads a drawing of src/theme/artwork, with the colours of the palette.
 * @param name the path of the drawing without .svg
 */
export function readDrawing(name: string): string {
  const file = `src/theme/artwork/${name}.svg`;
  return fillColours(readFileSync(file, "utf8"), file);
}

/**
 * Reads a flame to insert it into another drawing, without the animation.
 * @param name the name that determines the flame. A name always has the same flame
 * @param attributes the attributes that replace the size of the root element
 * @param lineWidths the width of thin lines, and the width of thick lines
 */
export function readFlame(name: string, attributes: string, lineWidths: readonly [number, number]): string {
  const fileName = existsSync(`src/theme/artwork/flames/${name}.svg`) ? name : flameOf(name);
  return readDrawing(`flames/${fileName}`)
    .replace('width="1600" height="1000"', attributes)
    .replace(
      /<style>.*?<\/style>/s,
      `<style>.l{stroke-width:${lineWidths[0]}}.h{stroke-width:${lineWidths[1]}}</style>`,
    );
}

/** Writes the drawings whose addresses do not have a hash: the icons of the site, and the picture of videos. */
export async function writeDrawings(folder: string): Promise<void> {
  const icon = readDrawing("icon");
  const drawIcon = (size: number, svg: string) =>
    sharp(Buffer.from(svg.replace("<svg", `<svg width="${size}" height="${size}"`))).png({ palette: true });
  // The drawing has a margin, because home screens crop the edges.
  const iconDrawing = icon.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
  const drawHomeIcon = (size: number) =>
    drawIcon(size, iconDrawing).flatten({ background: grounds.dark.ground }).toBuffer();
  const files = {
    "favicon.svg": icon,
    // This is a PNG file with the name of an ICO file. Programs recognize the format by the bytes.
    "favicon.ico": await drawIcon(32, icon).toBuffer(),
    "icons/apple-touch-icon.png": await drawHomeIcon(180),
    "icons/icon-192.png": await drawHomeIcon(192),
    "icons/icon-512.png": await drawHomeIcon(512),
    "artwork/video-card.svg": readDrawing("video-card"),
  };
  for (const [name, data] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), data);
  }
}
