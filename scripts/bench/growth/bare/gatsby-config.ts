import path from "node:path";
import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "articles", path: path.resolve("articles") } },
  ],
};

export default config;
