import type * as Hooks from "./src/gatsby/gatsby-node";
import { loadModule } from "./src/gatsby/load-module";

export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  sourceNodes,
  onCreateNode,
  createPages,
  onCreatePage,
  onPreExtractQueries,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = loadModule("./src/gatsby/gatsby-node.ts") as typeof Hooks;
