import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

interface Compiler {
  hooks: {
    done: {
      tap: (name: string, work: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void;
    };
  };
}

// This build's own code as Gatsby has compiled it, the browsers it builds for, and what is installed.
const compiled = path.join(".cache", "compiled");
const decisive = [
  path.join(compiled, "gatsby-config.js"),
  path.join(compiled, "gatsby-node.js"),
  "package.json",
  "package-lock.json",
];

/**
 * Of webpack's setting `cache`: what was bundled before is used again as long as neither this code nor an installed
 * package changes. webpack's own way to know, which follows every import of Gatsby's and Babel's through the disk,
 * costs as much as bundling itself.
 */
export function keptUntilTheBuildChanges(): {
  version: string;
  buildDependencies: { defaultWebpack: string[] };
} {
  const hash = createHash("sha256");
  for (const file of decisive) hash.update(readFileSync(file));
  return { version: hash.digest("hex"), buildDependencies: { defaultWebpack: [] } };
}

/** Keeps webpack from following the imports of the loaders it has used; `keptUntilTheBuildChanges` covers them. */
export class ForgetLoadersPlugin {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("ForgetLoaders", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}
