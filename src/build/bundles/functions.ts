import type { CompilerOptions } from "./compiler";
import { swcLoader } from "./swc-loader";

/**
 * Leaves the functions' modules as they are: no visitor downloads them, and for each of the functions webpack would
 * find out anew what it uses of every package, in order to write less. Their types are taken out by swc, as the pages'.
 * @param options a compiler's, which is changed where it is the functions'
 */
export function lightenFunctions({ cache, module, optimization }: CompilerOptions): void {
  if (typeof cache !== "object" || cache.type !== "filesystem" || cache.name !== "functions-production")
    return;
  Object.assign(optimization, {
    concatenateModules: false,
    innerGraph: false,
    mangleExports: false,
    usedExports: false,
  });
  module.rules = module.rules.map((rule) => (hasBabel(rule) ? { ...rule, use: swcLoader(false) } : rule));
}

type Rule = CompilerOptions["module"]["rules"][number];

function hasBabel(rule: Rule): rule is Rule & object {
  return typeof rule === "object" && /[\\/]babel-loader[\\/]/.test(JSON.stringify(rule?.use ?? ""));
}
