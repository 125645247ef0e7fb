import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Problem } from "./problem";

/** What a script made from sources: enough to tell, without running it, whether it has to run again. */
export interface Generated {
  /** The command that makes the outputs anew. */
  readonly command: string;
  /** The files that it made, as seen from the project's root. */
  readonly outputs: readonly string[];
  /**
   * What they were made from: files, folders with everything in them, or one part of a JSON file, named by
   * its dotted path after a hash sign: content/site.json#leader.name.
   */
  readonly sources: readonly string[];
}

interface Manifest extends Generated {
  /** The sources' hash when the outputs were made. */
  readonly hash: string;
}

/** Where the manifests are, as seen from the project's root: one file for each command. */
export const manifestFolder = ".config/generated";

/**
 * Notes what a script has just made. Call it as the script's last step.
 * In: the manifest's name, what was made, and the project's root.
 */
export function noteGenerated(name: string, generated: Generated, root = "."): void {
  const { command, outputs, sources } = generated;
  const manifest: Manifest = { command, hash: hashOf(sources, root), sources, outputs };
  const file = join(root, manifestFolder, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Every generated file that is missing or older than its sources, with the command that renews it. */
export function staleOutputs(root = "."): Problem[] {
  const folder = join(root, manifestFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Manifest)
    .flatMap(({ command, outputs, sources, hash }) => {
      const isStale = hashOf(sources, root) !== hash;
      return outputs
        .filter((output) => isStale || !existsSync(join(root, output)))
        .map((output) => ({
          file: output,
          field: "",
          problem: existsSync(join(root, output))
            ? "is older than what it is made from."
            : "is missing, and it can be made.",
          fix: `Run \`${command}\` and commit what it changes.`,
        }));
    });
}

// Names count as well as contents, so that a source that was renamed or has gone is noticed.
function hashOf(sources: readonly string[], root: string): string {
  const hash = createHash("sha256");
  for (const source of [...sources].sort()) {
    for (const [name, content] of contentsOf(source, root)) {
      hash.update(`${name}\0`).update(content).update("\0");
    }
  }
  return hash.digest("hex");
}

function contentsOf(source: string, root: string): Array<[name: string, content: Buffer | string]> {
  const [path = "", part] = source.split("#");
  const place = join(root, path);
  if (!existsSync(place)) return [[source, "absent"]];
  if (statSync(place).isDirectory()) {
    return readdirSync(place)
      .sort()
      .flatMap((name) => contentsOf(`${path}/${name}`, root));
  }
  if (part === undefined) return [[source, readFileSync(place)]];
  const value = part.split(".").reduce<unknown>(step, JSON.parse(readFileSync(place, "utf8")));
  return [[source, value === undefined ? "absent" : JSON.stringify(value)]];
}

function step(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
