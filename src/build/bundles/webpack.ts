import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { ForgetLoadersPlugin, keptUntilTheBuildChanges } from "./kept-between-builds";
import { LicencesPlugin } from "./licences-plugin";
import { LiveEntriesPlugin } from "./live-entries-plugin";
import { minimizer } from "./minimizer";
import { writePageEntries, type PageComponent } from "./page-entries";
import { onceAndLightly, type Rule } from "./rules";

interface Config {
  cache: object;
  externals?: readonly unknown[];
  module: { rules: Rule[] };
  output: object;
  plugins: object[];
  optimization: { splitChunks: { cacheGroups: { framework: object } } };
  resolve: { alias: object; extensions?: readonly string[] };
}

/**
 * Bundles scripts for live pages alone, without Gatsby's router and loader; keeps source maps out of what is
 * published; lets scripts load only the parts that were built with them; and leaves out what makes a build slow.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
  store,
}) => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = (getConfig as () => Config)();
  const lighter: Config = {
    ...config,
    cache: { ...config.cache, ...keptUntilTheBuildChanges() },
    module: { ...config.module, rules: onceAndLightly(config.module.rules) },
    plugins: [...config.plugins, new ForgetLoadersPlugin()],
    // Ours first: each name that does not fit costs a look at the disk.
    resolve: { ...config.resolve, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  };
  if (stage === "build-html") {
    actions.replaceWebpackConfig({
      ...lighter,
      devtool: false,
      externals: [...(config.externals ?? []), installed],
    });
    return;
  }
  const readState = store.getState as () => { components: Map<string, PageComponent> };
  actions.replaceWebpackConfig({
    ...lighter,
    devtool: false,
    entry: { app: readForQueries, ...writePageEntries(readState().components.values()) },
    // Without this a browser compares no integrity.
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [
      ...lighter.plugins,
      new LiveEntriesPlugin(),
      new LicencesPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
    ],
    resolve: { ...lighter.resolve, alias: { ...config.resolve.alias, ...lean } },
    optimization: { minimizer: [minimizer], splitChunks: splitChunks(config) },
  });
};

// Of Gatsby's own entry, what it learns from which page uses which query.
const readForQueries = ["$virtual/async-requires", path.resolve(".cache", "api-runner-browser-plugins.js")];

// What pages use of installed packages, as Node reads it: bundling it for the one program that writes the HTML is waste.
const installed = /^(@emotion\/|axios$|formik$|yup$)/;

const lean = {
  gatsby$: path.resolve("src", "hydration", "static-queries.ts"),
  // Nothing here calls it, and no bundler can tell.
  "hoist-non-react-statics": false,
};

function splitChunks({ optimization }: Config): object {
  const { framework } = optimization.splitChunks.cacheGroups;
  // What most live pages use, in one file that a visitor's browser keeps from page to page.
  const site = { name: "site", minChunks: 4, priority: 20 };
  return {
    chunks: "all",
    minSize: 0,
    cacheGroups: { default: false, defaultVendors: false, framework, site },
  };
}
