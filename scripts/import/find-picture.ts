import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import axios, { isAxiosError } from "axios";
import { decoded } from "./imported-text";
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
 * Finds a picture that a text names: within its file, beside it, in the usual folders of the site's generator, anywhere
 * in the given folder (Obsidian), or on the web.
 */
export async function findPicture(address: string, source: PictureSource): Promise<FoundPicture> {
  const embedded = source.embedded.get(address);
  if (embedded !== undefined) return { bytes: embedded };
  const [, encoded] = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(address) ?? [];
  if (encoded !== undefined) return { bytes: Buffer.from(encoded, "base64") };
  const onWeb = /^(?:https?:)?\/\//.test(address);
  const original = originalOf(address);
  for (const one of [original, address]) {
    const local = localFile(onWeb ? new URL(one, "https://old.example").pathname : one, source.file);
    if (local !== undefined) return { bytes: readFileSync(local) };
  }
  if (!onWeb) return { missing: "it is not there" };
  if (!source.online) return { missing: "it is on the web, and --offline was chosen" };
  const found = await fetched(original);
  return "bytes" in found || original === address ? found : fetched(address);
}

// WordPress names smaller ones of a picture by their size: photo-300x200.jpg.
function originalOf(address: string): string {
  return address.replace(/-\d+x\d+(?=\.\w+(?:\?.*)?$)/, "");
}

function localFile(address: string, { path: file, root }: SourceFile): string | undefined {
  const written = decoded(address.replace(/[?#].*$/, ""));
  const relative = written.replace(/^\/+/, "");
  const own = path.dirname(file);
  const folders = ["", "static", "public", "assets", "source", "images"];
  const candidates = [own, ...siteFolders(own), root].flatMap((folder) =>
    folders.map((inner) => path.join(folder, inner, relative)),
  );
  const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  return found ?? (relative.includes("/") ? undefined : fileNamed(relative, root));
}

// The site's folder is above a single post that was given.
function siteFolders(folder: string): string[] {
  const isSite = ["_config.yml", "package.json", "hugo.toml", "config.toml"].some((name) =>
    existsSync(path.join(folder, name)),
  );
  const above = path.dirname(path.resolve(folder));
  return isSite || above === path.resolve(folder) || folder.split(path.sep).length < 3
    ? [folder]
    : [folder, ...siteFolders(above)];
}

// Obsidian names a picture without its folder.
function fileNamed(name: string, root: string): string | undefined {
  if (name === "") return undefined;
  const entry = readdirSync(root, { recursive: true, withFileTypes: true }).find(
    (one) => one.name === name && one.isFile() && !one.parentPath.includes("node_modules"),
  );
  return entry && path.join(entry.parentPath, entry.name);
}

async function fetched(address: string): Promise<FoundPicture> {
  try {
    const { data } = await axios.get<Buffer>(address.replace(/^\/\//, "https://"), {
      responseType: "arraybuffer",
      maxContentLength: 40_000_000,
      signal: AbortSignal.timeout(20_000),
    });
    return { bytes: data };
  } catch (error) {
    const status = isAxiosError(error) ? error.response?.status : undefined;
    return {
      missing: status === undefined ? "its site does not send it" : `its site answers ${String(status)}`,
    };
  }
}
