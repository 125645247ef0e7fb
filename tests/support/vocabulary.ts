import { join } from "node:path";
import ts from "typescript";

const fileName = join(process.cwd(), "structured-data.ts");

/**
 * Judges things by schema.org's vocabulary as schema-dts carries it: each type with the properties that it may have
 * and the kinds of value that each may hold. The things become constants of those types, and the compiler says
 * which of them do not fit.
 * @param things parsed JSON-LD, without its context
 * @returns one line for each mistake, in the compiler's words
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
