import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { siteAdapter } from "./src/build/adapter";
import { builtFolder } from "./src/build/content-folder";
import { giveMemoryBack, setEngineForBuild } from "./src/build/engine";
import { digestFilesAtOnce } from "./src/build/file-digests";
import { askQueriesHere } from "./src/build/queries-here";
import { typeNameOf } from "./src/content-model/outputs/sdl";

// While one writes, Gatsby runs for hours, and what is optimised earns it back.
if (process.env.NODE_ENV === "production") {
  setEngineForBuild();
  giveMemoryBack(process.env);
  askQueriesHere(process.env);
  digestFilesAtOnce();
}

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
      options: { name: "content", path: builtFolder(), ignore: ["**/.*"] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath) },
    },
    "gatsby-plugin-mdx",
  ],
};

export default config;
