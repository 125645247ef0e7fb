import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A site of Gatsby's alone, in a folder of its own. */
export interface BareSite {
  root: string;
  remove(): void;
}

/** Creates a minimal Gatsby site that only renders its `articles` with one template: the baseline cost of Gatsby. */
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
