import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import axios, { isAxiosError } from "axios";
import { decoded } from "./convert/decoded";
import type { SourceFile } from "./find-sources";

/** Where a text's pictures are looked for. */
export interface PictureSource {
  readonly file: SourceFile;
  /** Those that the file itself holds. */
  readonly embedded: ReadonlyMap<string, Uint8Array>;
  /** Whether pictures of a former site may be fetched from it. */
  readonly online: boolean;
}

/** A picture's bytes, or why there are none. */
export type FoundPicture = { readonly bytes: Uint8Array } | { readonly missing: string };

/**
 * Finds a picture that a text references: embedded in its file, next to it, in the usual folders of site generators,
 * anywhere in the given folder (Obsidian), or on the web.
 */
export async function findPicture(address: string, source: PictureSource): Promise<FoundPicture> {
  const embedded = source.embedded.get(address);
  if (embedded !== undefined) return { bytes: embedded };
  const [, encoded] = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(address) ?? [];
  if (encoded !== undefined) return { bytes: Buffer.from(encoded, "base64") };
  const onWeb = /^(?:https?:)?\/\/(.*)$/.test(address);
  const path = onWeb ? new URL(address, "https://old.example").pathname : address;
  const local = localFile(originalOf(path), source.file) ?? localFile(path, source.file);
  if (local !== undefined) return { bytes: readFileSync(local) };
  if (!onWeb) return { missing: "it is not there" };
  if (!source.online) return { missing: "it is on the web, and --offline was chosen" };
  return fetched(address.startsWith("//") ? `https:${address}` : address);
}

function localFile(address: string, { path: file, root }: SourceFile): string | undefined {
  const written = decoded(address.replace(/[?#].*$/, ""));
  const relative = written.replace(/^\/+/, "");
  const own = path.dirname(file);
  const folders = [own, ...foldersAbove(own, path.resolve(root))];
  const candidates = [
    ...(written.startsWith("/") ? [] : [path.join(own, written)]),
    ...folders.flatMap((folder) =>
      ["", "static", "public", "assets", "source", "images"].map((inner) =>
        path.join(folder, inner, relative),
      ),
    ),
  ];
  return candidates.find(isFile) ?? (relative.includes("/") ? undefined : fileNamed(relative, root));
}

// If a single file was given, the site's folder is one of its ancestors.
function foldersAbove(folder: string, root: string): string[] {
  const above: string[] = [];
  let here = path.resolve(folder);
  for (let level = 0; level < 6 && path.dirname(here) !== here; level++) {
    above.push(here);
    if (existsSync(path.join(here, "_config.yml")) || existsSync(path.join(here, "package.json"))) break;
    here = path.dirname(here);
  }
  return [...above, root];
}

function isFile(candidate: string): boolean {
  return existsSync(candidate) && statSync(candidate).isFile();
}

// Obsidian names a picture without its folder.
function fileNamed(name: string, root: string): string | undefined {
  if (name === "") return undefined;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const found = path.join(root, entry.name);
    if (entry.isDirectory()) {
      const inside = /^\.|^node_modules$/.test(entry.name) ? undefined : fileNamed(name, found);
      if (inside !== undefined) return inside;
    } else if (entry.name === name) return found;
  }
  return undefined;
}

const longestWait = 20_000;
const mostBytes = 40_000_000;

// WordPress names smaller ones of a picture by their size: photo-300x200.jpg.
function originalOf(address: string): string {
  return address.replace(/-\d+x\d+(?=\.\w+(?:\?.*)?$)/, "");
}

/** Fetches a picture, in its original size if that is there. */
async function fetched(address: string): Promise<FoundPicture> {
  const original = originalOf(address);
  const first = await fetchedFrom(original);
  return "bytes" in first || original === address ? first : fetchedFrom(address);
}

async function fetchedFrom(address: string): Promise<FoundPicture> {
  try {
    const { data } = await axios.get<Buffer>(address, {
      responseType: "arraybuffer",
      maxContentLength: mostBytes,
      signal: AbortSignal.timeout(longestWait),
    });
    return { bytes: data };
  } catch (error) {
    const status = isAxiosError(error) ? error.response?.status : undefined;
    return {
      missing: status === undefined ? "its site does not send it" : `its site answers ${String(status)}`,
    };
  }
}
