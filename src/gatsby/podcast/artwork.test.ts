import sharp from "sharp";
import { usePictureFolder } from "../testing/picture-folder";

const { writePicture } = usePictureFolder();

test("the address of a podcast's picture changes with the picture", async () => {
  const { publishArtwork } = await import("./artwork");
  const squarePicture = { width: 1400, height: 1400, channels: 3, background: "#336699" } as const;
  const bytes = await sharp({ create: squarePicture }).png().toBuffer();
  const publishPicture = (contentDigest: string) =>
    publishArtwork(writePicture("podcast.png", bytes, contentDigest));
  const firstAddress = await publishPicture("first");
  expect(firstAddress).toMatch(/^\/static\/pictures\/\w+-artwork\.jpg$/);
  expect(await publishPicture("first")).toBe(firstAddress);
  expect(await publishPicture("second")).not.toBe(firstAddress);
});

test("a picture that is too detailed for podcast apps is refused with the fix", async () => {
  const { publishArtwork } = await import("./artwork");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const bytes = await sharp({
    create: { width: 1400, height: 1400, channels: 3, background: "white", noise },
  })
    .png()
    .toBuffer();
  const file = writePicture("noise.png", bytes, "noise");
  await expect(publishArtwork(file)).rejects.toThrow(
    /^content\/pictures\/noise\.png is too detailed for podcast apps.* Use a picture with less detail/,
  );
});
