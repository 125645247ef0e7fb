import { hashOfSources } from "../../content-model/generated/source-hash";

/** The code that draws, as `hashOfSources` takes it. */
export const drawingCode: readonly string[] = ["src/build/artwork", "src/theme/tokens.ts"];

let known: string | undefined;

/** The hash of the drawing code: a change to it redraws everything. */
export function drawingCodeHash(): string {
  known ??= hashOfSources(drawingCode, ".");
  return known;
}
