import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { drawBookPage, openBookFaces } from "./book-page";
import { readPages, readSite } from "./content";
import { drawCourseFlame } from "./course-flame";
import { drawCover } from "./cover";
import { drawDevotionals } from "./devotional";
import { drawHero } from "./hero";
import { drawLandscape } from "./landscape";
import { openTypeface } from "./lettering";
import { readManuscript } from "./manuscript";
import { drawMark } from "./mark";
import { optimise } from "./optimise";
import { drawPortrait } from "./portrait";
import { drawPreview } from "./preview";
import { drawSpeaking } from "./speaking";

async function keep(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  const bytes = Buffer.from(content);
  console.log(`${file}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
}

/** Paints an SVG at a width in pixels; `colours` limits the palette where a picture stays clean with fewer. */
async function paint(svg: string, width: number, colours: number): Promise<Buffer> {
  // Rendered at twice the size and reduced, hairlines keep an even weight.
  const large = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: width * 2 })
    .png()
    .toBuffer();
  return sharp(large)
    .resize({ width, kernel: "lanczos3" })
    .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

async function main(): Promise<void> {
  await keep(path.join("src", "theme", "artwork", "hero-flame.svg"), drawHero());
  await keep(path.join("src", "theme", "artwork", "landscape-light.svg"), drawLandscape());

  const favicon = optimise(drawMark({ corner: 6 }, 1));
  await keep(path.join("static", "favicon.svg"), favicon);
  for (const [file, size] of [
    ["icon-192", 192],
    ["icon-512", 512],
    ["apple-touch-icon", 180],
  ] as const) {
    const svg = drawMark({ corner: 0 }, 0.8);
    await keep(path.join("static", "icons", `${file}.png`), await paint(svg, size, 64));
  }

  const site = await readSite();
  const display = await openTypeface("fraunces");
  const label = await openTypeface("archivo", { wdth: 75, wght: 600 });
  const leader = site.text("leader.name") ?? "A S";
  const initials = leader
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3);
  // Large enough for a printed page: the press kit gives these two away as they are.
  await keep(
    path.join("content", "pictures", "portrait.png"),
    await paint(drawPortrait(initials, display), 2400, 128),
  );
  await keep(
    path.join("content", "pictures", "speaking.png"),
    await paint(drawSpeaking(initials, display), 2400, 128),
  );

  const cover = { title: site.text("book.name") ?? "", kind: site.text("book.kind") ?? "", author: leader };
  await keep(
    path.join("content", "pictures", "cover.png"),
    await paint(drawCover(cover, display, label), 1600, 128),
  );

  const faces = await openBookFaces();
  for (const { name, ...page } of await readManuscript(site)) {
    const file = path.join("content", "pictures", "excerpt", `${name}.png`);
    await keep(file, await paint(drawBookPage(page, faces), 1600, 32));
  }

  for (let week = 1; week <= 6; week += 1) {
    const file = path.join("content", "pictures", "course", `week-${week}.png`);
    await keep(file, await paint(drawCourseFlame(week), 800, 64));
  }

  const text = await openTypeface("archivo");
  for (const { file, svg } of drawDevotionals({ display, label, text })) {
    await keep(file, await paint(svg, 1080, 96));
  }

  const ministry = site.text("ministry.name") ?? "Ministry Name";
  for (const page of await readPages(site)) {
    const svg = drawPreview(page, ministry, display, label);
    await keep(path.join("static", "previews", `${page.name}.png`), await paint(svg, 1200, 128));
  }
}

void main();
