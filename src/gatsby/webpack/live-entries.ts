import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Compilation, Compiler, Dependency, Module } from "gatsby/webpack";

const useHydrationFile = path.resolve("src", "hydration", "use-hydration.ts");

/*
 * Step 3 of “From a query to a live page” (docs/architecture.md): webpack bundles an entry for each live page. A page is
 * live if its component imports useHydration. Only webpack knows this, after it has read all modules.
 */

/**
 * A webpack plugin that bundles only the entries of live pages. Gatsby's own entry is compiled but not bundled, because
 * Gatsby needs it only to find the queries of each page.
 */
export class LiveEntriesPlugin {
  apply({ hooks }: Compiler): void {
    // This runs after Gatsby's own hook, which reads the modules.
    hooks.finishMake.tap({ name: "LiveEntriesPlugin", stage: 1 }, (compilation) => {
      for (const [name, { dependencies }] of compilation.entries) {
        const isLive = dependencies.some((one) => importsUseHydration(compilation, one));
        if (name === "app" || !isLive) compilation.entries.delete(name);
      }
    });
  }
}

function importsUseHydration({ moduleGraph }: Compilation, entry: Dependency): boolean {
  const entryModule = moduleGraph.getModule(entry);
  const visitedModules = new Set<Module>(entryModule ? [entryModule] : []);
  for (const module of visitedModules) {
    if (module.nameForCondition() === useHydrationFile) return true;
    for (const { module: importedModule } of moduleGraph.getOutgoingConnections(module))
      visitedModules.add(importedModule);
  }
  return false;
}

/*
 * Gatsby has one entry, which imports all pages. Here each page has an entry file that imports only this page. The build
 * writes these files, because the pages are known only after Gatsby has collected them.
 */

/** The part of Gatsby's data about a page component that this file uses. */
export interface PageComponent {
  componentPath: string;
  componentChunkName: string;
}

const entryFolder = path.join(".cache", "page-entries");

/**
 * Writes an entry file for each page, which passes the page's component to `start`.
 * @returns webpack's entries, by the names of the components
 */
export function writePageEntries(components: Iterable<PageComponent>): Record<string, string> {
  mkdirSync(entryFolder, { recursive: true });
  const entries: Record<string, string> = {};
  for (const { componentPath, componentChunkName } of components) {
    const file = path.resolve(entryFolder, `${componentChunkName}.js`);
    const importPathOf = (target: string) =>
      JSON.stringify(path.relative(entryFolder, target).replaceAll(path.sep, "/"));
    writeFileSync(
      file,
      `import { start } from ${importPathOf("src/browser/page-entry.tsx")};\nimport Page from ${importPathOf(componentPath)};\nstart(Page);\n`,
    );
    entries[componentChunkName] = file;
  }
  return entries;
}
