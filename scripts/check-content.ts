import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { readClock } from "../src/calendar/clock";
import type * as check from "../src/content-model/check";
import { formatAnnotation, formatMistakes, formatNotes, type Mistake } from "../src/content-model/messages";
import type * as guides from "./guides/stale";
import { run } from "./local/run";

/**
 * `npm run check:content`: checks all of content/, and lists every mistake, and the guides' PDFs that are older than
 * their texts; those are no mistakes, since a workflow renews them. On GitHub, each mistake is also shown at its line.
 * With the path of another folder, such as `npm run check:content -- tests/ministries/esperanza/content`, it checks that
 * folder, for which nothing has been generated. Where nothing has changed since a check that found nothing, it says so
 * again without another.
 */
function main(): void {
  const folder = process.argv[2];
  const found = resolve("node_modules", ".cache", "content-check", digestOf(folder ?? "content"));
  if (existsSync(found)) {
    console.log(readFileSync(found, "utf8"));
    return;
  }
  // Loading these takes as long as many a check, and `import` would need tsx's slower loader.
  const load = createRequire(__filename);
  const { brokenFiles, checkContent } = load("../src/content-model/check") as typeof check;
  const { staleGuides } = load("./guides/stale") as typeof guides;

  const checked = checkContent(resolve(folder ?? "content"));
  const { content } = checked;
  // The check names every folder of content content/.
  const named = (one: Mistake): Mistake =>
    folder === undefined ? one : { ...one, file: one.file.replace(/^content/, folder) };
  const mistakes = checked.mistakes.map(named);
  // If a source cannot be read, everything would appear outdated.
  const stale =
    folder !== undefined || brokenFiles(content).length > 0 ? [] : staleGuides(".", content.facts);
  const notes = [...checked.notes.map(named), ...stale];
  if (process.env["GITHUB_ACTIONS"] === "true") {
    for (const one of mistakes) console.log(formatAnnotation(one, "error"));
    for (const one of notes) console.log(formatAnnotation(one, "notice"));
  }
  if (notes.length > 0) console.log(`${formatNotes(notes)}\n`);
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes));
    process.exitCode = 1;
    return;
  }
  const said = `content: ${String(content.paths.length)} files, no mistakes`;
  console.log(said);
  if (notes.length > 0) return;
  mkdirSync(join(found, ".."), { recursive: true });
  writeFileSync(found, said);
}

/** The digest of all that a check depends on: the content, its files for download, the rules, and the day. */
function digestOf(folder: string): string {
  const hash = createHash("sha256").update(readClock().toDateString()).update(folder);
  for (const root of [folder, "src", "scripts", ".config/guides.json", "package-lock.json"])
    for (const file of filesIn(root)) hash.update(file).update(readFileSync(file));
  return hash.update(filesIn("static").join("\n")).digest("hex");
}

function filesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  if (/\.json$/.test(root)) return [root];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

run(main);
