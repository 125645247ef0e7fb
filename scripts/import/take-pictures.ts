import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Root } from "mdast";
import { cleanOnce } from "../../src/build/clean-picture";
import { heic, pictureFormat } from "../../src/content-model/rules/picture-files";
import { slugOf } from "./draft";
import { findPicture, type PictureSource } from "./find-picture";
import { decoded } from "./imported-text";
import { picturesIn, replacePictures, silentPictures } from "./references";

/**
 * Takes a text's pictures along, as the site publishes them: without where and by whom they were taken.
 * @param root the text, in which they get their new addresses
 * @param name the article's name, which is also the name of the pictures' folder
 * @param notes collects what an editor should know
 * @returns the pictures' bytes by their paths in content/
 */
export async function takePictures(
  root: Root,
  name: string,
  source: PictureSource,
  notes: string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const addresses = new Map<string, string>();
  for (const address of picturesIn(root)) {
    const found = await findPicture(address, source);
    const fitted = "bytes" in found ? await fittedPicture(found.bytes) : found;
    if ("missing" in fitted) {
      const short = address.length > 120 ? `${address.slice(0, 60)}…` : address;
      notes.push(`The picture ${short} was left out: ${fitted.missing}.`);
      continue;
    }
    const file = fileFor(`pictures/${name}/${baseOf(address)}`, fitted, files);
    files.set(file, fitted.bytes);
    addresses.set(address, `../${file}`);
  }
  replacePictures(root, (address) => addresses.get(address));
  const silent = silentPictures(root).map((address) => path.posix.basename(address));
  if (silent.length > 0)
    notes.push(
      `${silent.join(", ")}: no alternative text. Say between the brackets of ![…] what it shows, before you choose “published”.`,
    );
  return files;
}

type FittedPicture =
  { readonly bytes: Uint8Array; readonly extension: string } | { readonly missing: string };

async function fittedPicture(bytes: Uint8Array): Promise<FittedPicture> {
  if (pictureFormat(bytes) === "heic")
    return { missing: `it ${heic.problem} ${heic.fix}`.replace(/\.$/, "") };
  try {
    const { path: file, extension } = await cleanOnce(bytes);
    return { bytes: await readFile(file), extension };
  } catch {
    return { missing: "it is damaged, or in a format that browsers do not show" };
  }
}

function baseOf(address: string): string {
  if (address.startsWith("data:")) return "picture";
  const name = path.posix.basename(address.replace(/[?#].*$/, "").replaceAll("\\", "/"));
  return (
    slugOf(
      decoded(name)
        .replace(/\.\w+$/, "")
        .replace(/-\d+x\d+$/, ""),
    ) || "picture"
  );
}

// Two sizes of one picture may have one name.
function fileFor(
  base: string,
  { bytes, extension }: { readonly bytes: Uint8Array; readonly extension: string },
  files: ReadonlyMap<string, Uint8Array>,
): string {
  for (let number = 1; ; number++) {
    const file = `${base}${number === 1 ? "" : `-${String(number)}`}.${extension}`;
    const there = files.get(file);
    if (there === undefined || Buffer.from(there).equals(bytes)) return file;
  }
}
