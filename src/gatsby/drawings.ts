import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { flame } from "../theme/look/palette";
import { flameOf } from "../theme/page-flames";
import { grounds } from "../theme/grounds";

const colours: Record<string, Record<string, string>> = { ...grounds, flame };

/**
 * Replaces the roles in a drawing, such as `{dark.line}`, with the colours of the palette.
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
  const fileName = existsSync(`src/theme/artwork/flames/${name}.svg`) ? name : flameOf(name);
  return readDrawing(`flames/${fileName}`)
    .replace('width="1600" height="1000"', attributes)
    .replace(
      /<style>.*?<\/style>/s,
      `<style>.l{stroke-width:${lines[0]}}.h{stroke-width:${lines[1]}}</style>`,
    );
}

/** Writes the icons of the site and the picture of videos, which have addresses without a hash. */
export async function writeDrawings(folder: string): Promise<void> {
  const icon = readDrawing("icon");
  const draw = (size: number, svg: string) =>
    sharp(Buffer.from(svg.replace("<svg", `<svg width="${size}" height="${size}"`))).png({ palette: true });
  // Home screens crop the edges.
  const iconDrawing = icon.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
  const homeIcon = (size: number) =>
    draw(size, iconDrawing).flatten({ background: grounds.dark.ground }).toBuffer();
  const files = {
    "favicon.svg": icon,
    // Programs recognize a picture's format by its bytes.
    "favicon.ico": await draw(32, icon).toBuffer(),
    "icons/apple-touch-icon.png": await homeIcon(180),
    "icons/icon-192.png": await homeIcon(192),
    "icons/icon-512.png": await homeIcon(512),
    "artwork/video-card.svg": readDrawing("video-card"),
  };
  for (const [name, data] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), data);
  }
}
