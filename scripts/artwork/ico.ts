/**
 * Converts a picture to the format that feed readers and older browsers request at /favicon.ico by default.
 * @param png a square PNG picture
 * @param size its width, in pixels, below 256
 * @returns an icon file with one picture (Microsoft's ICO with PNG inside: since Windows Vista)
 */
export function asIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon, and one picture in it.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One plane, 32 bits per pixel, the data's length, and its offset behind this header.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
