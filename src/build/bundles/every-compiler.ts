import { lightenFunctions } from "./functions";
import { keepBundlesUntilTheBuildChanges } from "./kept-between-builds";

/** Sets up each of webpack's compilers, where webpack does so itself: Gatsby lets nobody configure its functions'. */
export async function setUpEveryCompiler(): Promise<void> {
  // Not in Gatsby's workers, which read this file and bundle nothing.
  const { WebpackOptionsApply } = await import("gatsby/webpack");
  const { prototype } = WebpackOptionsApply;
  const setUp = prototype.process;
  prototype.process = function (options, compiler) {
    keepBundlesUntilTheBuildChanges(options, compiler);
    lightenFunctions(options);
    return setUp.call(this, options, compiler);
  };
}
