import sharp from "sharp";

/** Rasterises an SVG at a width in pixels; `colours` limits the palette of pictures that need few colours. */
export async function paint(svg: string, width: number, colours: number): Promise<Buffer> {
  // Rendered at double size and scaled down, hairlines have an even weight.
  const large = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: width * 2 })
    .png()
    .toBuffer();
  return sharp(large)
    .resize({ width, kernel: "lanczos3" })
    .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
