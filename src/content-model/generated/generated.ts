import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guideFiles, guidesCommand } from "./guide-files";
import { previewFiles, previewsCommand } from "./preview-files";
import type { Problem } from "../problem";
import { readContent } from "../read";
import { shownPictures } from "../shown-pictures";
import { fileOfSource, hashOfSources } from "./source-hash";

/** What a script makes from the same sources: enough to tell, without running it, whether it has to run again. */
export interface Generated {
  /** The files that it made, as seen from the project's root. */
  readonly outputs: readonly string[];
  /** What they were made from, named as hashOfSources takes it. */
  readonly sources: readonly string[];
  /** Whether they are stand-ins: an editor may put a file of their own in an output's place, and it stays. */
  readonly standIns?: boolean;
}

interface Noted extends Generated {
  /** The sources' hash when the outputs were made. */
  readonly hash: string;
  /** The hash of each stand-in, by which a file that took its place is known. */
  readonly madeAs?: Readonly<Record<string, string>>;
}

interface Manifest {
  /** The command that makes the outputs anew. */
  readonly command: string;
  readonly batches: readonly Noted[];
}

/** Where the manifests are, as seen from the project's root: one file for each command. */
export const manifestFolder = ".config/generated";

/**
 * Notes what a script has just made. Call it as the script's last step.
 * In: the manifest's name, the command, what was made, and the project's root.
 */
export function noteGenerated(name: string, command: string, made: readonly Generated[], root = "."): void {
  const batches = made.map((batch): Noted => {
    const noted = { ...batch, hash: hashOfSources(batch.sources, root) };
    if (batch.standIns !== true) return noted;
    const madeAs = batch.outputs.map((file) => [file, hashOfFile(file, root)] as const);
    return { ...noted, madeAs: Object.fromEntries(madeAs) };
  });
  const manifest: Manifest = { command, batches };
  mkdirSync(join(root, manifestFolder), { recursive: true });
  writeFileSync(join(root, manifestFolder, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Whether a script may write a stand-in: it is missing where content shows it, or still as a script made it. */
export function mayMakeStandIn(file: string, root = "."): boolean {
  return exists(file, root) ? remainingStandIns(root).includes(file) : isWanted(file, root);
}

/** The stand-ins that still wait for a file of the ministry's own. */
export function remainingStandIns(root = "."): string[] {
  return standIns(root).flatMap(([file, hash]) =>
    exists(file, root) && hashOfFile(file, root) === hash ? [file] : [],
  );
}

/** Every generated file that is missing, older than its sources or without them, with the command that mends that. */
export function staleOutputs(root = "."): Problem[] {
  const untouched = remainingStandIns(root);
  const noted = manifests(root).flatMap(({ command, batches }) =>
    batches.flatMap(({ outputs, sources, hash, standIns: replaceable }) => {
      const isStale = hashOfSources(sources, root) !== hash;
      const isOurs = (output: string) => replaceable !== true || untouched.includes(output);
      return outputs
        .filter((output) =>
          exists(output, root) ? isStale && isOurs(output) : replaceable !== true || isWanted(output, root),
        )
        .map((output) => stale(output, command, root, goneOf(sources, root)));
    }),
  );
  return [
    ...noted,
    ...unmade(guideFiles(root), guidesCommand, root),
    ...unmade(previewFiles(root), previewsCommand, root),
  ];
}

// A guide's first text makes its PDF wanted before any manifest knows of it; a new page, its preview picture.
function unmade(wanted: readonly string[], command: string, root: string): Problem[] {
  const known = new Set(manifests(root).flatMap(({ batches }) => batches.flatMap(({ outputs }) => outputs)));
  return wanted
    .filter((file) => !known.has(file) && !exists(file, root))
    .map((file) => stale(file, command, root));
}

function stale(output: string, command: string, root: string, gone?: string): Problem {
  const state = exists(output, root)
    ? "is older than what it is made from."
    : "is missing, and it can be made.";
  return {
    file: output,
    field: "",
    problem: gone === undefined ? state : `is made from ${gone}, which is gone.`,
    fix: `Run \`${command}\` and commit what it changes.`,
  };
}

function goneOf(sources: readonly string[], root: string): string | undefined {
  return sources.map(fileOfSource).find((file) => !exists(file, root));
}

// A picture under another name has taken the place of a stand-in that content shows no more.
function isWanted(file: string, root: string): boolean {
  const [folder, ...path] = file.split("/");
  if (folder !== "content") return true;
  return shownPictures(readContent(join(root, folder)).files).has(path.join("/"));
}

function manifests(root: string): Manifest[] {
  const folder = join(root, manifestFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Manifest);
}

function standIns(root: string): Array<[file: string, hash: string]> {
  return manifests(root).flatMap(({ batches }) =>
    batches.flatMap(({ madeAs = {} }) => Object.entries(madeAs)),
  );
}

function exists(file: string, root: string): boolean {
  return existsSync(join(root, file));
}

function hashOfFile(file: string, root: string): string {
  return createHash("sha256")
    .update(readFileSync(join(root, file)))
    .digest("hex");
}
