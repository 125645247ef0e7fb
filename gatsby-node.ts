import type { GatsbyNode } from "gatsby";
import type { Application } from "./src/build/develop/application";
import { sendProblems, watchContent } from "./src/build/develop/develop-content";
import { answerAsDeployed } from "./src/build/develop/functions";
import { undoPublishing } from "./src/build/output/publish";

export { onPreInit } from "./src/build/check-content";
export { createSchemaCustomization } from "./src/build/schema";
export { createResolvers } from "./src/build/resolvers";
export { sourceNodes } from "./src/build/gathering-dates";
export { onCreateNode } from "./src/build/pictures";
export { createPages } from "./src/build/create-pages";
export { onCreateWebpackConfig } from "./src/build/bundles/webpack";
export { onPostBuild } from "./src/build/write-files";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  await undoPublishing();
  if (process.env.NODE_ENV === "development") await watchContent(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { app: Application }) => {
  answerAsDeployed(app);
  sendProblems(app);
};
