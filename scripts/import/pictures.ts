import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import axios, { isAxiosError } from "axios";
import type { Root } from "mdast";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import { cleanOnce } from "../../src/gatsby/clean-picture";
import { heicExport, heicMistake, pictureFormatMistake } from "../../src/content-model/media";
import {
  decodePart,
  fileNameOf,
  slugOf,
  type ImportedRecording,
  type ImportedText,
} from "../documents/imported-text";
import { picturesIn, replacePictures } from "./references";
import type { SourceFile } from "./sources";

/**
 * Copies a text's pictures into content/, without metadata such as place and owner. Local files of other kinds, such as
 * sound and PDF files, are copied unchanged.
 * @param root the text, whose picture addresses are updated
 * @param name the article's name, which is also the name of the pictures' folder
 * @param file the source, whose folder may contain the pictures
 * @param embeddedPictures the pictures inside the source, by their names in the text
 * @param notes collects notes for the editor
 * @returns the bytes of the copied files by their paths in content/
 */
export async function importPictures(
  root: Root,
  name: string,
  file: SourceFile,
  embeddedPictures: ReadonlyMap<string, Uint8Array>,
  notes: string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const importedFiles = new Map<string, Uint8Array>();
  const addresses = new Map<string, string>();
  for (const address of picturesIn(root))
    try {
      if (isOtherFile(address)) {
        const localFile = findLocalFile(localPathOf(address), file);
        if (localFile === undefined) throw new Error(notFoundReason);
        const target = `files/${name}-${path.basename(localFile)}`;
        importedFiles.set(target, readFileSync(localFile));
        addresses.set(address, `../${target}`);
        continue;
      }
      const { bytes, extension } = await cleanBytes(
        embeddedPictures.get(address) ?? (await findPicture(address, file)),
      );
      const existingPath = [...importedFiles].find(([, data]) => Buffer.from(data).equals(bytes))?.[0];
      const slug = slugOf(fileNameOf(decodePart(removeSize(address).replace(/[?#].*$/, ""))));
      const baseName = slug.slice(0, 60) || "picture";
      const sameNameCount = [...importedFiles.keys()].filter((one) =>
        one.startsWith(`pictures/${name}/${baseName}`),
      ).length;
      const number = sameNameCount === 0 ? "" : `-${String(sameNameCount + 1)}`;
      const picture = existingPath ?? `pictures/${name}/${baseName}${number}.${extension}`;
      importedFiles.set(picture, bytes);
      addresses.set(address, `../${picture}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const name = address.replace(/^(data:.{40}).*$/s, "$1…");
      notes.push(`The ${isOtherFile(address) ? "file" : "picture"} ${name} was left out: ${reason}.`);
    }
  replacePictures(root, (address) => addresses.get(address));
  visit(root, "image", ({ url, alt }) => {
    if (!alt)
      notes.push(
        `${path.posix.basename(url)} needs an alternative text. Describe the picture between the square brackets: ![People pray in a hall.](…).`,
      );
  });
  return importedFiles;
}

/**
 * Copies a teaching's sound file if it is beside the text. Otherwise the recording keeps its address.
 * @param name the article's name, which is also the name of the file
 * @param notes collects notes for the editor
 * @returns the fields of the recording, and the files to write by their paths in content/
 */
export function importRecording(
  { recording, formerSite }: ImportedText,
  name: string,
  file: SourceFile,
  notes: string[],
): { fields: ImportedRecording; files: ReadonlyMap<string, Uint8Array> } | undefined {
  if (recording === undefined) return undefined;
  const { file: address, ...fields } = recording;
  const target = `files/${name}${path.posix.extname(localPathOf(address)).toLowerCase() || ".mp3"}`;
  const localFile = findLocalFile(localPathOf(address), file);
  if (localFile === undefined) {
    const fullAddress = URL.canParse(address, formerSite) ? new URL(address, formerSite).href : address;
    const copiedFile = `the recording as content/${target}`;
    const fieldFix = `write "../${target}" in "recording.file".`;
    notes.push(
      isWebAddress(fullAddress)
        ? `The recording ${fullAddress} was not copied. If this address is on the former site, save ${copiedFile} before that site closes, and ${fieldFix}`
        : `The recording ${fullAddress} was not found. Save ${copiedFile}, and ${fieldFix}`,
    );
    return { fields: { file: fullAddress.replace(/^http:/, "https:"), ...fields }, files: new Map() };
  }
  return { fields: { file: `../${target}`, ...fields }, files: new Map([[target, readFileSync(localFile)]]) };
}

const notFoundReason =
  "it was not found in the folder of the import, or several files there have this name. Add it to the draft by hand";

function isOtherFile(address: string): boolean {
  return /\.(?:mp3|m4a|pdf|docx?|pptx?|epub|zip)$/i.test(address);
}

function isWebAddress(address: string): boolean {
  return /^(?:https?:)?\/\//.test(address);
}

/** The path of an address, as it may be in a copy of the former site's files. */
function localPathOf(address: string): string {
  return isWebAddress(address) ? new URL(address, "https://old.example").pathname : address;
}

// The addresses of smaller copies of a picture: photo-300x200.jpg in WordPress, photo~mv2.jpg/v1/fit/w_300/file.png in Wix.
function removeSize(address: string): string {
  return address.replace(/-\d+x\d+(?=\.\w+(?:\?.*)?$)|(?<=~mv2\.\w+)\/v1\/.*$/, "");
}

/** @throws Error with a message for the editor if the picture does not exist */
async function findPicture(address: string, file: SourceFile): Promise<Uint8Array> {
  const [, base64] = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(address) ?? [];
  if (base64 !== undefined) return Buffer.from(base64, "base64");
  const sizeAddresses = [...new Set([removeSize(address), address])];
  for (const sizeAddress of sizeAddresses) {
    const localFile = findLocalFile(localPathOf(sizeAddress), file);
    if (localFile !== undefined) return readFileSync(localFile);
  }
  if (!isWebAddress(address)) throw new Error(notFoundReason);
  return downloadPicture(sizeAddresses[0] ?? address).catch((error: unknown) => {
    if (sizeAddresses.length === 1) throw error;
    return downloadPicture(address);
  });
}

/** Finds a file beside its text, in the usual folders of a former site, or anywhere in the given folder (Obsidian). */
function findLocalFile(address: string, { path: file, root }: SourceFile): string | undefined {
  const relativePath = decodePart(address.replace(/[?#].*$/, "")).replace(/^\/+/, "");
  const isFile = (one: string) => existsSync(one) && statSync(one).isFile();
  // The site's folder is above its posts.
  const parentFolders = [".", "..", "../..", "../../..", "../../../.."].map((ancestor) =>
    path.resolve(path.dirname(file), ancestor),
  );
  const folders = ["", "static", "public", "assets", "source", "images"];
  const parts = relativePath.split("/");
  const match = parts
    // A copy of the former site's files may lack the first folders.
    .slice(0, Math.max(1, parts.length - 1))
    .map((_, index) => parts.slice(index).join("/"))
    .flatMap((end) =>
      parentFolders.flatMap((folder) => folders.map((subfolder) => path.join(folder, subfolder, end))),
    )
    .find(isFile);
  if (match !== undefined) return match;
  const [onlyFile, ...otherFiles] = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((one) => path.basename(one) === parts.at(-1) && !one.includes("node_modules"))
    // In WordPress, pictures of different months have the same names.
    .filter((one) => parts.length === 1 || !/\d{4}[\\/]\d\d[\\/]/.test(one));
  return onlyFile === undefined || otherFiles.length > 0 ? undefined : path.join(root, onlyFile);
}

async function downloadPicture(address: string): Promise<Uint8Array> {
  try {
    const { data } = await axios.get<Buffer>(address.replace(/^\/\//, "https://"), {
      responseType: "arraybuffer",
      maxContentLength: 40_000_000,
      signal: AbortSignal.timeout(20_000),
    });
    return data;
  } catch (error) {
    const status = isAxiosError(error) ? error.response?.status : undefined;
    const statusText = status === undefined ? "" : ` (status ${String(status)})`;
    throw new Error(`it could not be downloaded${statusText}. Add it to the draft by hand`, { cause: error });
  }
}

const emptyPictureReason = "it is an empty placeholder (copy the picture from the former site)";

async function cleanBytes(bytes: Uint8Array): Promise<{ bytes: Uint8Array; extension: string }> {
  if (pictureFormatMistake(bytes) === heicMistake)
    throw new Error(`it ${heicMistake.problem} ${heicExport} Add the JPEG to the draft by hand`);
  try {
    const { path: file, extension, width, height } = await cleanOnce(bytes);
    const isGif = Buffer.from(bytes).toString("latin1", 0, 4) === "GIF8";
    const isSingleColour = isGif && (await sharp(file).stats()).channels.every(({ min, max }) => min === max);
    if (isSingleColour || width * height === 1) throw new Error(emptyPictureReason);
    return { bytes: await readFile(file), extension };
  } catch (error) {
    if (error instanceof Error && error.message === emptyPictureReason) throw error;
    throw new Error(
      "it is damaged or has a format that the import cannot read. Export the picture as JPEG or PNG, and add it to the draft by hand",
      { cause: error },
    );
  }
}
