import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The path of a file of an installed package. */
export function packageFile(name: string, file: string): string {
  // By way of package.json: many packages let nothing else be asked for by its path.
  const manifest = createRequire(join(process.cwd(), "package.json")).resolve(`${name}/package.json`);
  return join(dirname(manifest), file);
}
