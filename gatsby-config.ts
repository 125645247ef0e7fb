import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import type * as Config from "./src/build/gatsby-config";
import { loadModule } from "./src/build/load-module";

const { siteAdapter, sourceFolder, typeNameOf } = loadModule("./src/build/gatsby-config.ts") as typeof Config;

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // The types are committed, so that a build writes them only where somebody can commit them.
  graphqlTypegen: { generateOnBuild: process.env.CI !== "true", typesOutputPath: "src/gatsby-types.d.ts" },
  adapter: siteAdapter(),
  plugins: [
    // The site's own rendering, as a plugin inside src, so that the top level stays the customer's.
    path.resolve("src/rendering/package.json"),
    {
      resolve: "gatsby-source-filesystem",
      // Hidden files and folders are no content to the check either, such as what macOS and editors leave behind.
      options: { name: "content", path: sourceFolder(), ignore: ["**/.*"] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath) },
    },
    "gatsby-plugin-mdx",
  ],
};

export default config;
