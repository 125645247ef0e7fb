import sharp from "sharp";

/** Paints an SVG at a width in pixels; `colours` limits the palette where a picture stays clean with fewer. */
export async function paint(svg: string, width: number, colours: number): Promise<Buffer> {
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
