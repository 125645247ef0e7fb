import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { problemsIn } from "../../src/content-model/check";
import { kindOf } from "../../src/content-model/kinds";
import type { Problem } from "../../src/content-model/problem";
import { contentPaths, readContent, withFile } from "../../src/content-model/read";
import { isPicture } from "../../src/content-model/rules/picture";
import { writtenForm } from "./written-form";

/** A change that was not made, with the words that the editor reads and the status that fits them. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** A file as it stands on the disk, and the mark by which a later version is told from it. */
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
   * Writes a file in its one form. In: its path, its bytes and the tag of the version that was edited; undefined
   * for a new file. Throws a Refusal where it was changed meanwhile or where the content check finds a mistake.
   */
  write(path: string, bytes: Buffer, edited: string | undefined): Promise<void>;
  /** Takes a file away. Throws a Refusal where another file needs it. */
  remove(path: string): Promise<void>;
}

/** In: the folder content/ of a clone. */
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
      if (kindOf(path) === undefined) {
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
  // One spelling for each file, and no way out of the folder.
  if (path.includes("\\") || path.split("/").some((part) => part === "" || part.startsWith(".")))
    return false;
  return kindOf(path) !== undefined || (isPicture(path) && /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path));
}

function changedMeanwhile(path: string): string {
  return `content/${path} was changed outside this screen since you opened it. Copy your words, load this page anew and make the change again.`;
}

// What was wrong before in another file is not this editor's doing; a picture that nothing shows harms nobody.
function refuseMistakes(root: string, path: string, text: string | undefined): void {
  const content = readContent(root);
  const before = new Set(problemsIn(content).map(identity));
  const mistakes = problemsIn(withFile(content, path, text)).filter(
    (one) => isOfFile(one, path) || (kindOf(one.file.slice("content/".length)) && !before.has(identity(one))),
  );
  if (mistakes.length > 0)
    throw new Refusal(422, mistakes.map((one) => problemInWords(one, path)).join("\n\n"));
}

function isOfFile({ file }: Problem, path: string): boolean {
  return file === `content/${path}`;
}

function identity({ file, field, problem }: Problem): string {
  return JSON.stringify([file, field, problem]);
}

function problemInWords(problem: Problem, path: string): string {
  const place = [isOfFile(problem, path) ? "" : problem.file, problem.field]
    .filter((part) => part !== "")
    .join(", ");
  return `${place === "" ? problem.file : place}: ${problem.problem}\n→ ${problem.fix}`;
}

// Whoever reads meanwhile finds the old file or the new one, never a part.
async function replaceFile(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
