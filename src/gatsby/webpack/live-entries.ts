import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Compilation, Compiler, Dependency, Module } from "gatsby/webpack";

const hook = path.resolve("src", "hydration", "use-hydration.ts");

/*
 * Step 3 of a live page’s way: webpack bundles an entry for each live page. A page is live if its component imports
 * useHydration. Only webpack knows this, after it has read all modules. In Gatsby, every page is live.
 */

/**
 * A webpack plugin that bundles only the entries of live pages: those that import `useHydration`. Gatsby's own entry
 * is compiled, since Gatsby derives from it which page uses which query, but not bundled.
 */
export class LiveEntriesPlugin {
  apply({ hooks }: Compiler): void {
    // After Gatsby's own hook for the modules.
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
  const visitedModules = new Set<Module>(first ? [first] : []);
  for (const module of visitedModules) {
    if (module.nameForCondition() === hook) return true;
    for (const { module: next } of moduleGraph.getOutgoingConnections(module)) visitedModules.add(next);
  }
  return false;
}

/*
 * Gatsby has one entry, which imports all pages. The entry of a page is a file that only imports this page. It is
 * written here, because the pages are only known after Gatsby has collected them.
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
