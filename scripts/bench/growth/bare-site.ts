import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A site of Gatsby's alone, in a folder of its own. */
export interface BareSite {
  root: string;
  remove(): void;
}

/** Makes a site that only shows the files of its `articles` through one template: the least that Gatsby costs for them. */
export function copyBareSite(): BareSite {
  const root = mkdtempSync(join(tmpdir(), "bare-site-"));
  cpSync(join("scripts", "bench", "growth", "bare"), root, { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
