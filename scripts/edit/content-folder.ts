import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { contentTypeOf } from "../../src/content-model/content-types";
import { mistakesAfter } from "../../src/content-model/mistakes";
import type { Mistake } from "../../src/content-model/messages";
import { contentPaths, readContent } from "../../src/content-model/read";
import { pictureMistake } from "../../src/content-model/rules/picture-files";
import { isEncodable, isHeic, isPicture } from "../../src/content-model/rules/pictures";
import { changedMeanwhile } from "./changed-meanwhile";
import { writtenForm } from "./written-form";

/** A refused change, with the words for the editor and the HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** A file's content and its ETag, by which a later version is told apart. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** The content of a clone, as the editing screen may read and change it. */
export interface ContentFolder {
  /** Every path in content/ that can be edited. */
  list(): string[];
  /** Throws a Refusal where there is no such file. */
  read(path: string): Promise<StoredFile>;
  /**
   * Writes a file in its canonical form.
   * @param path the file's path
   * @param bytes its content
   * @param tag the ETag of the version that was edited; undefined for a new file
   * @throws a Refusal where it was changed meanwhile or where the content check finds a mistake
   */
  write(path: string, bytes: Buffer, edited: string | undefined): Promise<void>;
  /**
   * Deletes a file.
   * @throws a Refusal where another file needs it
   */
  remove(path: string): Promise<void>;
}

/**
 * Opens the content of a clone.
 * @param root the clone's folder content/
 */
export function openContentFolder(root: string): ContentFolder {
  const read = async (path: string): Promise<StoredFile> => {
    if (!isEditable(path)) throw new Refusal(404, `There is no file content/${path} to edit.`);
    const bytes = await readFile(join(root, path)).catch(() => undefined);
    if (bytes === undefined) throw new Refusal(404, `There is no file content/${path}.`);
    return { bytes, tag: createHash("sha256").update(bytes).digest("hex") };
  };

  return {
    list: () => contentPaths(root).filter(isEditable),
    read,

    write: async (path, bytes, edited) => {
      if (!isEditable(path))
        throw new Refusal(403, `content/${path} is neither content nor a picture, so nothing would show it.`);
      const stored = await read(path).catch(() => undefined);
      if (stored?.tag !== edited) throw new Refusal(409, changedMeanwhile(path));
      if (contentTypeOf(path) === undefined) {
        refuseUnshown(path, bytes);
        await replaceFile(join(root, path), bytes);
        return;
      }
      const text = writtenForm(path, bytes.toString("utf8"));
      refuseMistakes(root, path, text);
      await replaceFile(join(root, path), Buffer.from(text));
    },

    remove: async (path) => {
      await read(path);
      refuseMistakes(root, path, undefined);
      await rm(join(root, path));
    },
  };
}

function isEditable(path: string): boolean {
  // Normalizes a path and refuses one outside the folder.
  if (path.includes("\\") || path.split("/").some((part) => part === "" || part.startsWith(".")))
    return false;
  return (
    contentTypeOf(path) !== undefined ||
    (isPicture(path) && /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i.test(path))
  );
}

// SVG and GIF are refused where a file refers to them.
function refuseUnshown(path: string, bytes: Buffer): void {
  const mistake = isEncodable(path) || isHeic(path) ? pictureMistake(bytes) : undefined;
  if (mistake !== undefined) throw new Refusal(422, `content/${path} ${mistake.problem}\n→ ${mistake.fix}`);
}

function refuseMistakes(root: string, path: string, text: string | undefined): void {
  const mistakes = mistakesAfter(readContent(root), path, text);
  if (mistakes.length > 0)
    throw new Refusal(422, mistakes.map((one) => mistakeInWords(one, path)).join("\n\n"));
}

function mistakeInWords(problem: Mistake, path: string): string {
  const place = [problem.file === `content/${path}` ? "" : problem.file, problem.field]
    .filter((part) => part !== "")
    .join(", ");
  return `${place === "" ? problem.file : place}: ${problem.problem}\n→ ${problem.fix}`;
}

// Atomic: a reader finds the old file or the new one, never a part.
async function replaceFile(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
