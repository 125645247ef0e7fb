import { readFile } from "node:fs/promises";
import { cleanOnce } from "../../src/build/images/clean-picture";
import { heic } from "../../src/content-model/checks/pictures";
import { pictureFormat } from "../../src/content-model/readers/picture-format";

/** A picture that the site can show, with its extension; or the reason why it cannot be shown. */
export type FittedPicture =
  { readonly bytes: Uint8Array; readonly extension: string } | { readonly missing: string };

/**
 * Cleans a picture as the site publishes it, so that the repository keeps nothing private either. GIF, TIFF and SVG
 * become PNG.
 * @param bytes the file
 */
export async function fitPicture(bytes: Uint8Array): Promise<FittedPicture> {
  if (pictureFormat(bytes) === "heic")
    return { missing: `it ${heic.problem} ${heic.fix}`.replace(/\.$/, "") };
  try {
    const { path, extension } = await cleanOnce(bytes);
    return { bytes: await readFile(path), extension };
  } catch {
    return { missing: "it is damaged, or in a format that browsers do not show" };
  }
}
