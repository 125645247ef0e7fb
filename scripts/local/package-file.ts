import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The path of a file of an installed package. */
export function packageFile(name: string, file: string): string {
  // Resolved through package.json, because many packages do not export their other files.
  const manifest = createRequire(join(process.cwd(), "package.json")).resolve(`${name}/package.json`);
  return join(dirname(manifest), file);
}
