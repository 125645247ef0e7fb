import sharp from "sharp";
import { cleanPicture } from "./clean-picture";
import { readDrawing } from "./drawings";
import { makePhonePhoto, findPrivateData } from "./testing/phone-photo";

async function pixelAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)];
}

function expectNear(pixel: readonly number[], expectedPixel: readonly number[]): void {
  for (const [index, value] of expectedPixel.entries())
    expect(Math.abs((pixel[index] ?? 0) - value)).toBeLessThan(12);
}

const createPicture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } });

it("a phone's photo is rotated and resized, and the owner and the location are removed", async () => {
  const photo = await makePhonePhoto();
  expect(await findPrivateData(photo)).toEqual([
    "exif",
    "packet",
    "orientation",
    "Ruth Ownername",
    "SN-4711-0815",
    "Naomi Xmpname",
  ]);
  const bytes = await cleanPicture(photo);
  expect(await findPrivateData(bytes)).toEqual([]);
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 2250, height: 3000, format: "jpeg" });
  expectNear(await pixelAt(bytes, 1100, 100), [255, 0, 0]);
  expectNear(await pixelAt(bytes, 1100, 2900), [0, 0, 255]);
});

it("a CMYK picture is converted to sRGB with its own colour profile", async () => {
  const printPicture = await createPicture("#996666")
    .toColourspace("cmyk")
    .withIccProfile("cmyk")
    .jpeg()
    .toBuffer();
  expect((await sharp(printPicture).metadata()).space).toBe("cmyk");
  const bytes = await cleanPicture(printPicture);
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", channels: 3, hasProfile: true });
  expectNear(await pixelAt(bytes, 30, 20), [153, 102, 102]);
});

it("a picture with a wide gamut is converted to sRGB", async () => {
  // For the same red, Display P3 has different numbers from sRGB.
  const displayP3Picture = await createPicture("#cc3311").withIccProfile("p3").png().toBuffer();
  const numbers = await sharp(displayP3Picture, { ignoreIcc: true }).raw().toBuffer();
  expect(numbers[0]).toBeLessThan(195);
  const bytes = await cleanPicture(displayP3Picture);
  expectNear([...(await sharp(bytes, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3)], [204, 51, 17]);
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s picture keeps its format, but not its metadata",
  async (format) => {
    const exif = { IFD0: { Artist: "Ruth Ownername" } };
    const pictureWithMetadata = await createPicture("#336699").withExif(exif).toFormat(format).toBuffer();
    expect(await findPrivateData(pictureWithMetadata)).not.toEqual([]);
    const bytes = await cleanPicture(pictureWithMetadata);
    expect(await findPrivateData(bytes)).toEqual([]);
    expect((await sharp(bytes).metadata()).format).toBe((await sharp(pictureWithMetadata).metadata()).format);
  },
);

it("a picture with a palette keeps all of its colours", async () => {
  const drawing = await sharp(Buffer.from(readDrawing("icon")))
    .png({ palette: true })
    .toBuffer();
  const bytes = await cleanPicture(drawing);
  const [oldPixels, newPixels] = await Promise.all(
    [drawing, bytes].map((picture) => sharp(picture).raw().toBuffer()),
  );
  expect(oldPixels?.equals(newPixels ?? Buffer.of())).toBe(true);
});
