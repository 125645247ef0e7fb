import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { guideFiles, guidesCommand } from "./guide-files";
import type { Problem } from "../problem";
import { readContent } from "../read";
import { shownFiles } from "../shown-files";
import { fileOfSource, hashOfSources } from "./source-hash";

/** An output of a script and its sources, which tell whether the script has to run again. */
export interface Generated {
  /** The generated files, relative to the project root. */
  readonly outputs: readonly string[];
  /** The sources, in the format of `hashOfSources`. */
  readonly sources: readonly string[];
  /** Whether the outputs are placeholder pictures. An editor may replace one with a real file, which is then kept. */
  readonly arePlaceholders?: boolean;
}

interface Noted extends Generated {
  /** The hash of the sources when the outputs were generated. */
  readonly hash: string;
  /** The hash of each placeholder picture, used to detect a replaced file. */
  readonly madeAs?: Readonly<Record<string, string>>;
}

interface Manifest {
  /** The command that regenerates the outputs; undefined if every build does. */
  readonly command?: string;
  readonly batches: readonly Noted[];
}

/** The folder of the manifests, relative to the project root: one file per command. */
export const manifestFolder = ".config/generated";

/**
 * Records the outputs of a script. Call it as the script's last step.
 * @param name the manifest's name
 * @param command the command that regenerates the outputs; undefined if every build does
 * @param made the outputs
 * @param root the project root
 */
export function recordOutputs(
  name: string,
  command: string | undefined,
  made: readonly Generated[],
  root = ".",
): void {
  const batches = made.map((batch): Noted => {
    const noted = { ...batch, hash: hashOfSources(batch.sources, root) };
    if (batch.arePlaceholders !== true) return noted;
    const madeAs = batch.outputs.map((file) => [file, hashOfFile(file, root)] as const);
    return { ...noted, madeAs: Object.fromEntries(madeAs) };
  });
  const manifest: Manifest = { ...(command !== undefined && { command }), batches };
  mkdirSync(join(root, manifestFolder), { recursive: true });
  writeFileSync(join(root, manifestFolder, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The outputs to generate: those that are missing or older than their sources. A placeholder picture is missing only if content
 * refers to it, and an editor's replacement is never outdated.
 * @param name the manifest's name
 * @param made all outputs of the manifest
 * @param root the project root
 */
export function dueOutputs(name: string, made: readonly Generated[], root = "."): string[] {
  const noted = readManifest(name, root)?.batches ?? [];
  return made.flatMap(({ outputs, sources, arePlaceholders: replaceable }) => {
    const hash = hashOfSources(sources, root);
    return outputs.filter((output) => {
      if (!exists(output, root)) return replaceable !== true || isWanted(output, root);
      const note = noted.find((batch) => batch.outputs.includes(output));
      if (note === undefined || note.hash === hash) return note === undefined && replaceable !== true;
      return replaceable !== true || hashOfFile(output, root) === note.madeAs?.[output];
    });
  });
}

/** The placeholder pictures that have not been replaced by a real file. */
export function remainingPlaceholders(root = "."): string[] {
  return placeholderFiles(root).flatMap(([file, hash]) =>
    exists(file, root) && hashOfFile(file, root) === hash ? [file] : [],
  );
}

/**
 * The generated files that are missing, older than their sources or without sources, with the command that
 * regenerates them. Outputs of the build are excluded.
 */
export function staleOutputs(root = "."): Problem[] {
  const noted = manifests(root).flatMap(({ command, batches }) =>
    batches.flatMap(({ outputs, sources, hash }) => {
      if (command === undefined) return [];
      const isStale = hashOfSources(sources, root) !== hash;
      return outputs
        .filter((output) => isStale || !exists(output, root))
        .map((output) => stale(output, command, root, goneOf(sources, root)));
    }),
  );
  return [...noted, ...unmadeGuides(root)];
}

// A guide with a new text needs a PDF before any manifest lists it.
function unmadeGuides(root: string): Problem[] {
  const known = new Set(manifests(root).flatMap(({ batches }) => batches.flatMap(({ outputs }) => outputs)));
  return guideFiles(root)
    .filter((file) => !known.has(file) && !exists(file, root))
    .map((file) => stale(file, guidesCommand, root));
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

// A picture with another name replaced the placeholder, and content no longer refers to the placeholder.
function isWanted(file: string, root: string): boolean {
  const [folder, ...path] = file.split("/");
  if (folder !== "content") return true;
  return shownFiles(readContent(join(root, folder)).files).has(path.join("/"));
}

function manifests(root: string): Manifest[] {
  const folder = join(root, manifestFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readManifest(parse(file).name, root) ?? []);
}

function readManifest(name: string, root: string): Manifest | undefined {
  const file = join(root, manifestFolder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : undefined;
}

function placeholderFiles(root: string): Array<[file: string, hash: string]> {
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
