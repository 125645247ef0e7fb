import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "../../src/build/published-files";

/** Lists the addresses of all published pages that search engines may index, in alphabetical order. */
export function indexableRoutes(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  return files
    .filter((file) => !/<meta name="robots" content="noindex"/.test(readFileSync(join(folder, file), "utf8")))
    .map(addressOf)
    .sort();
}
