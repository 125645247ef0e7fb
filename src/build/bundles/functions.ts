import type { CompilerOptions } from "./compiler";

/**
 * Leaves the functions' modules as they are: no visitor downloads them, and for each of the functions webpack would
 * find out anew what it uses of every package, in order to write less.
 * @param options a compiler's, which is changed where it is the functions'
 */
export function lightenFunctions({ cache, optimization }: CompilerOptions): void {
  if (typeof cache !== "object" || cache.type !== "filesystem" || cache.name !== "functions-production")
    return;
  Object.assign(optimization, {
    concatenateModules: false,
    innerGraph: false,
    mangleExports: false,
    usedExports: false,
  });
}
