import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, CompilerOptions } from "./compiler";

// This build's own code as Gatsby has compiled it, the browsers it builds for, and what is installed.
const compiled = path.join(".cache", "compiled");
const decisive = [
  path.join(compiled, "gatsby-config.js"),
  path.join(compiled, "gatsby-node.js"),
  "package.json",
  "package-lock.json",
];

/**
 * What was bundled before is used again as long as neither this code nor an installed package changes. webpack's own
 * way to know, which follows every import of its own and of Babel's through the disk, costs as much as bundling itself.
 * @param options a compiler's, which are changed
 */
export function keepBundlesUntilTheBuildChanges({ cache }: CompilerOptions, compiler: Compiler): void {
  if (typeof cache === "object" && cache.type === "filesystem")
    Object.assign(cache, { version: hashOfTheBuild(), buildDependencies: {} });
  compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => {
    compilation.buildDependencies.clear();
  });
}

function hashOfTheBuild(): string {
  const hash = createHash("sha256");
  for (const file of decisive) hash.update(readFileSync(file));
  return hash.digest("hex");
}
