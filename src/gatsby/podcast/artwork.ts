import { createHash } from "node:crypto";
import sharp from "sharp";
import { makeCachedFile } from "../cached-file";
import { runOneAtATime, withPictureInError } from "../clean-picture";
import { copyToPublic, type FileNode } from "../images";
import { kernel, recipeOf } from "../picture-settings";

/** Apple's limits for a podcast's picture (https://podcasters.apple.com/support/896-artwork-requirements). */
const artwork = { minSidePx: 1400, maxBytes: 500_000 };

/** The widths (in pixels) and qualities to try for a podcast's picture, the best first. */
const artworkSizes = [3000, 2200, artwork.minSidePx].flatMap((width) =>
  [85, 70, 50].map((quality) => ({ width, quality })),
);

/**
 * Publishes the picture of a podcast: a square JPEG that podcast apps accept.
 * @returns the address of the picture, which changes with the picture
 * @throws if the file cannot be encoded, with the fix
 */
export async function publishArtwork(file: FileNode): Promise<string> {
  const readPicture = <Result>(work: () => Promise<Result>) => withPictureInError(file.relativePath, work);
  const { autoOrient: size } = await readPicture(() => sharp(file.absolutePath).metadata());
  const side = Math.min(size.width, size.height);
  const encodePicture = async () => {
    for (const { width, quality } of artworkSizes.filter((one) => one.width <= side)) {
      const squarePicture = sharp(file.absolutePath).autoOrient().resize({ width, height: width, kernel });
      const bytes = await readPicture(() => squarePicture.flatten().jpeg({ quality }).toBuffer());
      if (bytes.length <= artwork.maxBytes) return bytes;
    }
    throw new Error(
      `content/${file.relativePath} is too detailed for podcast apps: as a JPEG of ${String(artwork.minSidePx)} × ${String(artwork.minSidePx)} pixels, it still has more than 500,000 bytes. Use a picture with less detail, such as a plain background.`,
    );
  };
  const recipe = recipeOf({ artworkSizes, artwork, kernel }) + file.internal.contentDigest;
  const hash = createHash("sha256").update(recipe).digest("hex").slice(0, 12);
  const name = `${hash}-artwork.jpg`;
  return copyToPublic(await makeCachedFile("pictures", name, () => runOneAtATime(encodePicture)), name);
}
