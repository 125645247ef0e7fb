import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { flame } from "../theme/look/palette";
import { flameOf } from "../theme/page-flames";
import { grounds } from "../theme/grounds";

const colours: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...grounds,
  flame,
};

/**
 * Fills the colours into a drawing, which names roles such as `{dark.line}`.
 * @throws if the palette lacks a role
 */
export function fillColours(svg: string): string {
  return svg.replace(/\{(\w+)\.(\w+)\}/g, (written, ground: string, role: string) => {
    const colour = colours[ground]?.[role];
    if (colour === undefined)
      throw new Error(`A drawing names ${written}, which is not a role of the palette.`);
    return colour;
  });
}

/**
 * Reads a drawing of src/theme/artwork, with its colours.
 * @param name its path without the ending
 */
export function readDrawing(name: string): string {
  return fillColours(readFileSync(`src/theme/artwork/${name}.svg`, "utf8"));
}

/**
 * Places a flame in another drawing, without its animation.
 * @param name the name that chooses the flame; the same one has the same flame
 * @param attributes the attributes of its root in place of its size
 * @param lines the widths of its lines, the heavy ones last
 */
export function flameDrawing(name: string, attributes: string, lines: readonly [number, number]): string {
  const own = existsSync(`src/theme/artwork/flames/${name}.svg`) ? name : flameOf(name);
  return readDrawing(`flames/${own}`)
    .replace('width="1600" height="1000"', attributes)
    .replace(
      /<style>.*?<\/style>/s,
      `<style>.l{stroke-width:${lines[0]}}.h{stroke-width:${lines[1]}}</style>`,
    );
}

/** Writes the icons of the site and the picture of videos, which have addresses without a hash. */
export async function writeDrawings(folder: string): Promise<void> {
  const icon = readDrawing("icon");
  const draw = (svg: string, size: number) =>
    sharp(Buffer.from(svg.replace("<svg", `<svg width="${size}" height="${size}"`))).png({ palette: true });
  // A home screen cuts the edges off.
  const whole = icon.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
  const onHomeScreen = (size: number) =>
    draw(whole, size).flatten({ background: grounds.dark.ground }).toBuffer();
  const files = {
    "favicon.svg": icon,
    "favicon.ico": icoOf(await draw(icon, 32).toBuffer(), 32),
    "icons/apple-touch-icon.png": await onHomeScreen(180),
    "icons/icon-192.png": await onHomeScreen(192),
    "icons/icon-512.png": await onHomeScreen(512),
    "artwork/video-card.svg": readDrawing("video-card"),
  };
  for (const [name, data] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), data);
  }
}

/** Writes an ICO file with one PNG picture of 32 bits. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
