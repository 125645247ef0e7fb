import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = "bench-results";

/** Writes a benchmark's figures as JSON, and says where. */
export function writeResult(name: string, result: unknown): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
}
