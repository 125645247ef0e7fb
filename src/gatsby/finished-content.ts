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

/** The folder that Gatsby reads: the last version of content/ without mistakes, with its placeholders filled. */
export const finishedFolder = path.resolve(".cache", "finished-content");

/** Reads the fields of a JSON file of the finished content. */
export function readFinishedFields(file: string): unknown {
  return JSON.parse(readFileSync(path.join(finishedFolder, file), "utf8"));
}

/**
 * Writes content for Gatsby: the finished files of content types, and links to pictures, recordings and other files.
 * Only differences are written or removed, because Gatsby treats each write as a change.
 * @param sourceFolder the folder of the content
 */
export function writeFinishedContent(
  sourceFolder: string,
  content: Content,
  targetFolder: string = finishedFolder,
): void {
  mkdirSync(targetFolder, { recursive: true });
  const finishedFiles = new Map(finishContent(content, isPreview()).map((one) => [one.file, one]));
  for (const file of content.paths) {
    const target = path.join(targetFolder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const finishedFile = finishedFiles.get(file);
    if (finishedFile === undefined)
      linkFile(realpathSync(path.join(sourceFolder, file)), target, `${targetFolder}.unfinished`);
    else writeText(sourceOf(finishedFile), target, `${targetFolder}.unfinished`);
  }
  for (const file of contentPaths(targetFolder))
    if (!content.paths.includes(file)) rmSync(path.join(targetFolder, file));
}

// JSON is valid YAML, so the fields of an MDX file are JSON too.
function sourceOf({ data, body }: { data: object; body: string | undefined }): string {
  const fields = JSON.stringify(data);
  return body === undefined ? fields : `---\n${fields}\n---\n${body}`;
}

function writeText(text: string, target: string, temporaryFile: string): void {
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  // Written to a temporary file and moved, so that Gatsby never reads a partial file.
  writeFileSync(temporaryFile, text);
  renameSync(temporaryFile, target);
}

function linkFile(source: string, target: string, temporaryFile: string): void {
  const { size, mtime } = statSync(source);
  const targetStats = statSync(target, { throwIfNoEntry: false });
  if (targetStats?.size === size && targetStats.mtime.getTime() === mtime.getTime()) return;
  rmSync(temporaryFile, { force: true });
  try {
    linkSync(source, temporaryFile);
  } catch {
    // The folders are on different disks, or the disk does not support links.
    copyFileSync(source, temporaryFile);
    utimesSync(temporaryFile, mtime, mtime);
  }
  renameSync(temporaryFile, target);
}
