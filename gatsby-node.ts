import type * as Hooks from "./src/build/gatsby-node";
import { loadModule } from "./src/build/load-module";

export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  sourceNodes,
  onCreateNode,
  createPages,
  onCreatePage,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = loadModule("./src/build/gatsby-node.ts") as typeof Hooks;
