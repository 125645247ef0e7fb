import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { fixedContent } from "../content-model/testing/edited-content";
import { usePictureFolder } from "./testing/picture-folder";

const validPicture = readFileSync(join(fixedContent, "pictures/cover.png"));
/** A picture with more pixels than the library accepts, in few bytes. */
const hugePicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>');

const { folder, writePicture } = usePictureFolder();

async function imageDataOf(name: string, bytes: Buffer, contentDigest: string, width?: number) {
  const { publishImage: imageData } = await import("./images");
  return imageData(writePicture(name, bytes, contentDigest), { ...(width !== undefined && { width }) });
}

test.each([
  ["cut off", validPicture.subarray(0, validPicture.length / 2)],
  ["too large", hugePicture],
])("a picture that is %s causes an error with the picture's name and a fix", async (version, bytes) => {
  await expect(imageDataOf("a.png", bytes, version)).rejects.toThrow(
    /^content\/pictures\/a\.png cannot be resized \(.+\)\. Open it in/,
  );
});

test("pictures with the same bytes are encoded only once", async () => {
  const names = Array.from({ length: 8 }, (_, index) => `same-${String(index)}.png`);
  const data = await Promise.all(names.map((name) => imageDataOf(name, validPicture, "same", 360)));
  expect(new Set(data.map((one) => JSON.stringify(one))).size).toBe(1);
  const addresses = [data[0]?.images.sources?.[0]?.srcSet, data[0]?.images.fallback?.src].map(
    (srcSet) => srcSet?.split(" ")[0] ?? "",
  );
  expect(addresses.map((address) => address.replace(/^.*\./, ""))).toEqual(["avif", "jpg"]);
  expect(readdirSync(join(folder, "public", "static", "pictures")).sort()).toEqual(
    addresses.map((address) => address.replace("/static/pictures/", "")).sort(),
  );
});

test("a picture has a JPEG for browsers without AVIF", async () => {
  const data = await imageDataOf("a.png", validPicture, "validPicture", 560);
  expect(data.width).toBe(560);
  expect(Number.isInteger(data.height)).toBe(true);
  expect(data.images.sources?.[0]?.srcSet).toMatch(/-360\.avif 360w,\n\S+-560\.avif 560w$/);
  expect(data.images.fallback?.src).toMatch(/-560\.jpg$/);
});

test("the JPEG is as wide as the picture on the page", async () => {
  const smallData = await imageDataOf("a.png", validPicture, "sizes", 360);
  const largeData = await imageDataOf("a.png", validPicture, "sizes");
  const widths = [smallData, largeData].map(async ({ images }) => {
    const file = join(folder, "public", images.fallback?.src ?? "");
    return (await sharp(file).metadata()).width;
  });
  expect(await Promise.all(widths)).toEqual([360, 1080]);
});

test("a tall picture is at most 3,000 pixels high", async () => {
  const tallPicture = await sharp({
    create: { width: 500, height: 5000, channels: 3, background: "#336699" },
  })
    .png()
    .toBuffer();
  const data = await imageDataOf("tall.png", tallPicture, "tall");
  expect([data.width, data.height]).toEqual([300, 3000]);
});

test("pictures have new addresses if an encoder setting changes", async () => {
  const addressesWith = async (changedSettings: object) => {
    jest.resetModules();
    jest.doMock("./picture-settings", () => ({
      ...jest.requireActual<object>("./picture-settings"),
      ...changedSettings,
    }));
    const { cleanOnce } = await import("./clean-picture");
    const data = await imageDataOf("a.png", validPicture, "settings", 360);
    return [data.images.fallback?.src ?? "", (await cleanOnce(validPicture)).path];
  };
  const [shownAddress = "", cleanPath = ""] = await addressesWith({});
  const quality = { avif: { quality: 54, effort: 2 }, jpg: { quality: 71 }, png: { palette: true } };
  expect(await addressesWith({})).toEqual([shownAddress, cleanPath]);
  expect(await addressesWith({ shownFormats: quality })).toEqual([
    expect.not.stringContaining(shownAddress),
    cleanPath,
  ]);
  expect(await addressesWith({ maxSidePx: 2000 })).toEqual([
    shownAddress,
    expect.not.stringContaining(cleanPath),
  ]);
});
