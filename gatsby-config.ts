import type { GatsbyConfig } from "gatsby";
import type * as Config from "./src/gatsby/gatsby-config";
import { loadModule } from "./src/gatsby/load-module";

const { siteAdapter, finishedFolder, typeNameOf } = loadModule(
  "./src/gatsby/gatsby-config.ts",
) as typeof Config;

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["src/gatsby/**/*.ts"],
  },
  adapter: siteAdapter(),
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // The content check ignores hidden files too, such as those that macOS and code editors write.
      options: { name: "content", path: finishedFolder, ignore: ["**/.*"] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath) },
    },
    "gatsby-plugin-mdx",
  ],
};

export default config;
