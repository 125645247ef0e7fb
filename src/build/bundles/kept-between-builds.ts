import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

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
 * It is set where webpack sets up each of its compilers, since Gatsby lets nobody configure the one of its functions.
 */
export async function keepBundlesUntilTheBuildChanges(): Promise<void> {
  // Not in Gatsby's workers, which read this file and bundle nothing.
  const { WebpackOptionsApply } = await import("gatsby/webpack");
  const { prototype } = WebpackOptionsApply;
  const setUp = prototype.process;
  prototype.process = function (options, compiler) {
    const { cache } = options;
    if (typeof cache === "object" && cache.type === "filesystem")
      Object.assign(cache, { version: hashOfTheBuild(), buildDependencies: {} });
    compiler.hooks.done.tap("ForgetLoaders", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
    return setUp.call(this, options, compiler);
  };
}

function hashOfTheBuild(): string {
  const hash = createHash("sha256");
  for (const file of decisive) hash.update(readFileSync(file));
  return hash.digest("hex");
}
