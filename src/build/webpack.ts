import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { LicencesPlugin } from "./licences-plugin";
import { LiveEntriesPlugin } from "./live-entries-plugin";
import { writePageEntries, type PageComponent } from "./page-entries";

interface Rule {
  use?: unknown;
}

interface Config {
  entry: object;
  module: { rules: Rule[] };
  output: object;
  plugins: object[];
  optimization: { splitChunks: { cacheGroups: { framework: object } } };
  resolve: { alias: object };
}

type MinifyJs = (options: object) => unknown;

/**
 * Bundles scripts for live pages alone, without Gatsby's router and loader; keeps source maps out of what is
 * published; lets scripts load only the parts that were built with them; and keeps installed packages as they are:
 * they are written for the browsers that this site is built for and for Node, and rewriting them is a good part of
 * what a build costs.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { actions, stage } = args;
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const readConfig = args.getConfig as () => Config;
  const config = readConfig();
  const rules = config.module.rules.map((rule) => {
    if (!rewritesPackages(rule)) return rule;
    // Its other settings say how such files are read.
    const { use: _, ...reads } = rule;
    return reads;
  });
  const lighter = {
    ...config,
    devtool: false,
    module: { ...config.module, rules },
    // No package is linked into this project, and looking for links takes a tenth of a build.
    resolve: { ...config.resolve, symlinks: false },
  };
  if (stage === "build-html") {
    actions.replaceWebpackConfig(lighter);
    return;
  }
  const { minifyJs } = args.plugins as unknown as { minifyJs: MinifyJs };
  const readState = args.store.getState as () => { components: Map<string, PageComponent> };
  const { framework } = config.optimization.splitChunks.cacheGroups;
  actions.replaceWebpackConfig({
    ...lighter,
    entry: { ...config.entry, ...writePageEntries(readState().components.values()) },
    // Without this a browser compares no integrity.
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [
      ...config.plugins,
      new LiveEntriesPlugin(),
      new LicencesPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
    ],
    resolve: { ...lighter.resolve, alias: { ...config.resolve.alias, ...lean } },
    optimization: {
      minimizer: [minifyJs(modern)],
      splitChunks: {
        chunks: "all",
        minSize: 0,
        cacheGroups: { default: false, defaultVendors: false, framework, site: usedByMost },
      },
    },
  });
};

const lean = {
  gatsby$: path.resolve("src", "hydration", "static-queries.ts"),
  // Nothing here calls it, and no bundler can tell.
  "hoist-non-react-statics": false,
};

// What most live pages use, in one file that a visitor's browser keeps from page to page.
const usedByMost = { name: "site", minChunks: 4, priority: 20 };

// The authors' notices stay in the files themselves, and the licences in one file beside them.
const modern = {
  terserOptions: {
    ecma: 2020,
    compress: { ecma: 2020, passes: 2 },
    output: { ecma: 2020, comments: "some" },
  },
  extractComments: false,
};

// Gatsby's rule for installed packages is the one with this preset.
function rewritesPackages({ use }: Rule): boolean {
  return /babel-preset-gatsby[\\/]+dependencies/.test(JSON.stringify(use ?? ""));
}
