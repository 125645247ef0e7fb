import path from "node:path";
import { withoutBlankEdges } from "../../src/content-model/markdown/blank-lines";
import { decoded } from "./convert/decoded";
import { picturesIn, rewriteReferences } from "./convert/rewrite-references";
import { slugOf } from "./complete/slug";
import { findPicture, type PictureSource } from "./find-picture";
import { fitPicture } from "./fit-picture";

/** A text with its pictures in content/, and the files to write there. */
export interface TakenPictures {
  readonly body: string;
  /** The pictures' bytes by their paths in content/. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Notes for the editor about pictures that could not be imported. */
  readonly notes: readonly string[];
}

/**
 * Imports a text's pictures.
 * @param name the article's name, which is also the name of the pictures' folder
 */
export async function takePictures(
  body: string,
  name: string,
  source: PictureSource,
): Promise<TakenPictures> {
  const files = new Map<string, Uint8Array>();
  const addresses = new Map<string, string>();
  const notes: string[] = [];
  for (const address of picturesIn(body)) {
    const found = await findPicture(address, source);
    const fitted = "bytes" in found ? await fitPicture(found.bytes) : found;
    if ("missing" in fitted) {
      notes.push(`The picture ${shortAddress(address)} was left out: ${fitted.missing}.`);
      continue;
    }
    const file = fileFor(`pictures/${name}/${baseOf(address)}`, fitted, files);
    files.set(file, fitted.bytes);
    addresses.set(address, `../${file}`);
  }
  const rewritten = rewriteReferences(body, {
    picture: (address) => addresses.get(address),
    link: (address) => address,
  });
  const silent = withoutWords(rewritten);
  if (silent.length > 0)
    notes.push(
      `${silent.join(", ")}: no alternative text. Say between the brackets of ![…], or in alt="…", what it shows, before you choose “published”.`,
    );
  return {
    body: withoutBlankEdges(rewritten.replace(/\n{3,}/g, "\n\n")),
    files,
    notes,
  };
}

/** The names of the pictures in a text that have no alternative text. */
function withoutWords(body: string): string[] {
  const found = body.matchAll(
    /!\[\]\(<?([^\s)>]+)|<(?:img|Figure)\b(?![^>]*\balt="[^"]+")[^>]*?\bsrc="([^"]+)"/g,
  );
  return [...new Set(Array.from(found, ([, inText, inTag]) => path.posix.basename(inText ?? inTag ?? "")))];
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

// A text may contain the same picture in two sizes of its former site.
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

function shortAddress(address: string): string {
  return address.startsWith("data:") || address.length > 120 ? `${address.slice(0, 60)}…` : address;
}
