import { licencesOf } from "./licences";

interface Module {
  resource?: string;
  /** Those that webpack has joined into this one. */
  modules?: Iterable<Module>;
}

interface Compilation {
  chunks: Iterable<object>;
  chunkGraph: { getChunkModulesIterable: (chunk: object) => Iterable<Module> };
  hooks: { processAssets: { tap: (name: string, work: () => void) => void } };
  emitAsset: (file: string, source: object) => void;
}

interface Compiler {
  webpack: { sources: { RawSource: new (text: string) => object } };
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
}

const name = "Licences";

/** Publishes the licences of what the scripts are made of, as third-party-licences.txt. */
export class LicencesPlugin {
  apply({ webpack, hooks }: Compiler): void {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const { chunks, chunkGraph } = compilation;
        const bundled = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
        const text = licencesOf(resourcesOf(bundled));
        compilation.emitAsset("third-party-licences.txt", new webpack.sources.RawSource(text));
      });
    });
  }
}

function resourcesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap((module) =>
    module.modules ? resourcesOf(module.modules) : module.resource === undefined ? [] : [module.resource],
  );
}
