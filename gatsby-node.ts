import type { GatsbyNode } from "gatsby";
import { setUpEveryCompiler } from "./src/build/bundles/every-compiler";
import { stopAtMistakes } from "./src/build/check-content";
import type { Application } from "./src/build/develop/application";
import { sendProblems, watchContent } from "./src/build/develop/develop-content";
import { answerAsDeployed, compileFunctionsFirst } from "./src/build/develop/functions";
import { leadOn } from "./src/build/develop/old-addresses";
import { undoPublishing } from "./src/build/output/publish";

export { createSchemaCustomization } from "./src/build/schema";
export { createResolvers } from "./src/build/resolvers";
export { sourceNodes } from "./src/build/gathering-dates";
export { onCreateNode, shouldOnCreateNode } from "./src/build/pictures";
export { createPages } from "./src/build/create-pages";
export { onCreateWebpackConfig } from "./src/build/bundles/webpack";
export { onPostBuild } from "./src/build/write-files";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  // While the site is developed, mistakes are told as they come (develop/develop-content.ts).
  if (process.env.NODE_ENV === "development") compileFunctionsFirst();
  else stopAtMistakes(reporter);
  await setUpEveryCompiler();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  undoPublishing();
  if (process.env.NODE_ENV === "development") await watchContent(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { app: Application }) => {
  answerAsDeployed(app);
  sendProblems(app);
  leadOn(app);
};
