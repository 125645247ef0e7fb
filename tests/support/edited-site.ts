import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startNode } from "../../scripts/local/child";
import { gatsbySettings } from "../../scripts/local/gatsby";
import { packageFile } from "../../scripts/local/package-file";

/** A copy of the project in a folder of its own. */
export interface EditedSite {
  /** The copy's folder, which holds public/ once it is built. */
  root: string;
  /** Replaces words in a file of the copy; they must be there. */
  edit(file: string, before: string, after: string): void;
  /** Builds the copy for production. Out: whether it could be built. */
  build(environment?: NodeJS.ProcessEnv): Promise<boolean>;
  remove(): void;
}

/** Too large to copy, of this folder alone, or made by the copy's own build. */
const leftOut = new Set([
  "node_modules",
  ".git",
  ".cache",
  ".netlify",
  "public",
  "test-results",
  "bench-results",
  "coverage",
]);

/** Copies the project, so that a test may edit its content and build it. */
export function copySite(): EditedSite {
  const root = mkdtempSync(join(tmpdir(), "edited-site-"));
  for (const name of readdirSync(".")) {
    if (!leftOut.has(name)) cpSync(name, join(root, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return {
    root,
    edit: (file, before, after) => {
      const path = join(root, file);
      const source = readFileSync(path, "utf8");
      if (!source.includes(before)) throw new Error(`${file} does not hold ${before}`);
      writeFileSync(
        path,
        source.replace(before, () => after),
      );
    },
    build: async (environment = {}) => {
      const { CONTEXT: _, NODE_ENV: __, ...own } = process.env;
      const env = { ...gatsbySettings, ...own, ...environment };
      const gatsby = packageFile("gatsby", "cli.js");
      return (await startNode([gatsby, "build"], { cwd: root, env, stdio: "ignore" }).exit) === 0;
    },
    remove: () => {
      // A program that has just ended may leave a last file.
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
