import path from "node:path";

interface Module {
  resource?: string;
}

interface Compilation {
  /** What will be bundled, by name; each entry's own module is the one that its dependency leads to. */
  entries: Map<string, { dependencies: object[] }>;
  moduleGraph: {
    getModule: (dependency: object) => Module | null;
    getOutgoingConnections: (module: Module) => Iterable<{ module: Module | null }>;
  };
}

interface Compiler {
  hooks: {
    finishMake: {
      tap: (options: { name: string; stage: number }, work: (made: Compilation) => void) => void;
    };
  };
}

const hook = path.resolve("src", "hydration", "use-hydration.ts");

/**
 * Bundles the scripts of those pages alone that something can ask for by `useHydration`. Gatsby's own entry is read,
 * since Gatsby learns from it which page uses which query, and is not bundled either: no page loads it.
 */
export class LiveEntriesPlugin {
  apply({ hooks }: Compiler): void {
    // After Gatsby's own look at what was read.
    hooks.finishMake.tap({ name: "LiveEntries", stage: 1 }, (compilation) => {
      for (const [name, { dependencies }] of compilation.entries) {
        const isLive = dependencies.some((one) => reachesHook(compilation, one));
        if (name === "app" || !isLive) compilation.entries.delete(name);
      }
    });
  }
}

function reachesHook({ moduleGraph }: Compilation, entry: object): boolean {
  const first = moduleGraph.getModule(entry);
  const seen = new Set(first ? [first] : []);
  for (const module of seen) {
    if (module.resource === hook) return true;
    for (const { module: next } of moduleGraph.getOutgoingConnections(module)) if (next) seen.add(next);
  }
  return false;
}
