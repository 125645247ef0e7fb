import { join } from "node:path";
import ts from "typescript";

const fileName = join(process.cwd(), "structured-data.ts");

/**
 * Validates structured data against the schema.org vocabulary in schema-dts, which defines the properties of each
 * type and the types of their values. The objects become constants of those types, and the TypeScript compiler
 * reports those that do not match.
 * @param things parsed JSON-LD, without its context
 * @returns one line for each error, in the compiler's words
 */
export function findVocabularyMistakes(things: readonly object[]): string[] {
  const source = [
    'import type { Thing } from "schema-dts";',
    ...things.map((thing, index) => `export const thing${index}: Thing = ${JSON.stringify(thing)};`),
  ].join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const readFromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === fileName ? ts.createSourceFile(name, source, version) : readFromDisk(name, version);
  const program = ts.createProgram([fileName], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
