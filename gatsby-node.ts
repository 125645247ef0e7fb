export { onPreInit } from "./src/build/check-content";
export { createSchemaCustomization } from "./src/build/schema";
export { createResolvers } from "./src/build/resolvers";
export { createPages } from "./src/build/documents";
export { onCreateWebpackConfig } from "./src/build/webpack";
