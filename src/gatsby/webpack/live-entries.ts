import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Compilation, Compiler, Dependency, Module } from "gatsby/webpack";

const hook = path.resolve("src", "hydration", "use-hydration.ts");

/*
 * Step 3 of a live page’s way: webpack bundles an entry for each live page. Whether a page is live follows from what
 * its component imports, which only webpack knows, and only once it has read all modules. Gatsby takes every page for
 * live.
 */

/**
 * A webpack plugin that bundles only the entries of live pages: those that import `useHydration`. Gatsby's own entry
 * is compiled, since Gatsby derives from it which page uses which query, but not bundled.
 */
export class LiveEntriesPlugin {
  apply({ hooks }: Compiler): void {
    // After Gatsby's own look at what was read.
    hooks.finishMake.tap({ name: "LiveEntriesPlugin", stage: 1 }, (compilation) => {
      for (const [name, { dependencies }] of compilation.entries) {
        const isLive = dependencies.some((one) => importsHook(compilation, one));
        if (name === "app" || !isLive) compilation.entries.delete(name);
      }
    });
  }
}

function importsHook({ moduleGraph }: Compilation, entry: Dependency): boolean {
  const first = moduleGraph.getModule(entry);
  const seen = new Set<Module>(first ? [first] : []);
  for (const module of seen) {
    if (module.nameForCondition() === hook) return true;
    for (const { module: next } of moduleGraph.getOutgoingConnections(module)) seen.add(next);
  }
  return false;
}

/*
 * Gatsby has one entry, which imports all pages. An entry for each page is a file that imports this one alone; it is
 * written here, since the pages are known only once Gatsby has collected them.
 */

/** The used part of Gatsby's data of a page component. */
export interface PageComponent {
  componentPath: string;
  componentChunkName: string;
}

const folder = path.join(".cache", "page-entries");

/**
 * Writes the entry of each page's scripts: it passes the component to `start`.
 * @returns webpack's entries, by the components' names
 */
export function writePageEntries(components: Iterable<PageComponent>): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const entries: Record<string, string> = {};
  for (const { componentPath, componentChunkName } of components) {
    const file = path.resolve(folder, `${componentChunkName}.js`);
    const from = (target: string) => JSON.stringify(path.relative(folder, target).replaceAll(path.sep, "/"));
    writeFileSync(
      file,
      `import { start } from ${from("src/browser/page-entry.tsx")};\nimport Page from ${from(componentPath)};\nstart(Page);\n`,
    );
    entries[componentChunkName] = file;
  }
  return entries;
}
