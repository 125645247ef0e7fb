import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import axios, { isAxiosError } from "axios";
import type { Root } from "mdast";
import { cleanOnce } from "../../src/build/clean-picture";
import { heic, pictureMistake } from "../../src/content-model/rules/pictures";
import { slugOf } from "./draft";
import { decoded } from "./imported-text";
import { picturesIn, replacePictures, silentPictures } from "./references";
import type { SourceFile } from "./sources";

/** Where a text's pictures are looked for. */
interface PictureSource {
  readonly file: SourceFile;
  /** Those that the file itself holds. */
  readonly embedded: ReadonlyMap<string, Uint8Array>;
  /** Whether pictures of a former site may be fetched from it. */
  readonly online: boolean;
}

interface Missing {
  /** Why there is no picture. */
  readonly missing: string;
}

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
    const fitted = "missing" in found ? found : await fittedPicture(found);
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

async function findPicture(address: string, source: PictureSource): Promise<Uint8Array | Missing> {
  const embedded = source.embedded.get(address);
  if (embedded !== undefined) return embedded;
  const [, encoded] = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(address) ?? [];
  if (encoded !== undefined) return Buffer.from(encoded, "base64");
  const onWeb = /^(?:https?:)?\/\//.test(address);
  // WordPress names smaller ones of a picture by their size: photo-300x200.jpg.
  const original = address.replace(/-\d+x\d+(?=\.\w+(?:\?.*)?$)/, "");
  for (const one of [original, address]) {
    const local = localFile(onWeb ? new URL(one, "https://old.example").pathname : one, source.file);
    if (local !== undefined) return readFileSync(local);
  }
  if (!onWeb) return { missing: "it is not there" };
  if (!source.online) return { missing: "it is on the web, and --offline was chosen" };
  const found = await fetched(original);
  return "missing" in found && original !== address ? fetched(address) : found;
}

/** Beside its text, in the usual folders of the site's generator, or anywhere in the given folder (Obsidian). */
function localFile(address: string, { path: file, root }: SourceFile): string | undefined {
  const relative = decoded(address.replace(/[?#].*$/, "")).replace(/^\/+/, "");
  if (relative === "") return undefined;
  const folders = ["", "static", "public", "assets", "source", "images"];
  const found = foldersAbove(path.dirname(file))
    .flatMap((folder) => folders.map((inner) => path.join(folder, inner, relative)))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  if (found !== undefined || relative.includes("/")) return found;
  const entry = readdirSync(root, { recursive: true, withFileTypes: true }).find(
    (one) => one.name === relative && one.isFile() && !one.parentPath.includes("node_modules"),
  );
  return entry && path.join(entry.parentPath, entry.name);
}

// The site's folder is above its posts.
function foldersAbove(folder: string): string[] {
  const whole = path.resolve(folder);
  return whole === path.parse(whole).root ? [] : [whole, ...foldersAbove(path.dirname(whole))].slice(0, 6);
}

async function fetched(address: string): Promise<Uint8Array | Missing> {
  try {
    const { data } = await axios.get<Buffer>(address.replace(/^\/\//, "https://"), {
      responseType: "arraybuffer",
      maxContentLength: 40_000_000,
      signal: AbortSignal.timeout(20_000),
    });
    return data;
  } catch (error) {
    const status = isAxiosError(error) ? error.response?.status : undefined;
    return {
      missing: status === undefined ? "its site does not send it" : `its site answers ${String(status)}`,
    };
  }
}

interface FittedPicture {
  readonly bytes: Uint8Array;
  readonly extension: string;
}

async function fittedPicture(bytes: Uint8Array): Promise<FittedPicture | Missing> {
  if (pictureMistake(bytes) === heic) return { missing: `it ${heic.problem} ${heic.fix}`.replace(/\.$/, "") };
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
  { bytes, extension }: FittedPicture,
  files: ReadonlyMap<string, Uint8Array>,
): string {
  for (let number = 1; ; number++) {
    const file = `${base}${number === 1 ? "" : `-${String(number)}`}.${extension}`;
    const there = files.get(file);
    if (there === undefined || Buffer.from(there).equals(bytes)) return file;
  }
}
