import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Content } from "../content-model/check";
import { finishContent } from "../content-model/outputs";
import { contentPaths } from "../content-model/read";
import { isPreview } from "./pages/publish-status";

/** The folder that editors write in. */
export const contentFolder = path.resolve("content");

/** The folder that Gatsby reads: the last content without mistakes, with its placeholders filled. */
export const finishedFolder = path.resolve(".cache", "finished-content");

/** Reads the fields of a JSON file of the finished content. */
export function readFinished(file: string): unknown {
  return JSON.parse(readFileSync(path.join(finishedFolder, file), "utf8"));
}

/**
 * Writes content for Gatsby: the files of content types finished, and links to pictures, recordings and other files.
 * Only differences are written or removed, because a watcher of the folder treats each write as a change.
 * @param from the folder of the content
 */
export function writeFinished(from: string, content: Content, to: string = finishedFolder): void {
  mkdirSync(to, { recursive: true });
  const finishedFiles = new Map(finishContent(content, isPreview()).map((one) => [one.file, one]));
  for (const file of content.paths) {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const fields = finishedFiles.get(file);
    if (fields === undefined) link(realpathSync(path.join(from, file)), target, `${to}.unfinished`);
    else write(sourceOf(fields), target, `${to}.unfinished`);
  }
  for (const file of contentPaths(to)) if (!content.paths.includes(file)) rmSync(path.join(to, file));
}

// JSON is valid YAML, so the fields of an MDX file are JSON too.
function sourceOf({ data, body }: { data: object; body: string | undefined }): string {
  const fields = JSON.stringify(data);
  return body === undefined ? fields : `---\n${fields}\n---\n${body}`;
}

function write(text: string, target: string, temporaryFile: string): void {
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  // Written to a temporary file and moved, so that Gatsby never reads a partial file.
  writeFileSync(temporaryFile, text);
  renameSync(temporaryFile, target);
}

function link(source: string, target: string, unfinished: string): void {
  const { size, mtime } = statSync(source);
  const targetStats = statSync(target, { throwIfNoEntry: false });
  if (targetStats?.size === size && targetStats.mtime.getTime() === mtime.getTime()) return;
  rmSync(unfinished, { force: true });
  try {
    linkSync(source, unfinished);
  } catch {
    // On another disk, or one without links.
    copyFileSync(source, unfinished);
    utimesSync(unfinished, mtime, mtime);
  }
  renameSync(unfinished, target);
}
