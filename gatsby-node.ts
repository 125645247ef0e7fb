export { onPreInit } from "./src/build/check-content";
export { onPreBootstrap, onCreateDevServer } from "./src/build/develop/develop-content";
export { createSchemaCustomization } from "./src/build/schema";
export { createResolvers } from "./src/build/resolvers";
export { sourceNodes } from "./src/build/gathering-dates";
export { createPages } from "./src/build/create-pages";
export { onCreateWebpackConfig } from "./src/build/webpack";
export { onPostBuild } from "./src/build/write-calendar";
