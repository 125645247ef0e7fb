import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { LicencesPlugin } from "./licences-plugin";
import { LiveEntriesPlugin } from "./live-entries-plugin";
import { createMinimizer } from "./minimizer";
import { readOwnScripts } from "./own-scripts";
import { writePageEntries, type PageComponent } from "./page-entries";
import { onceAndLightly, type Rule } from "./rules";

interface Config {
  externals?: readonly unknown[];
  module: { rules: Rule[] };
  output: object;
  plugins: object[];
  optimization: { splitChunks: { cacheGroups: { framework: object } } };
  resolve: { alias: object; extensions?: readonly string[] };
}

/** What is asked for, and the folder that it is asked from. */
interface Asked {
  request: string;
  context: string;
}

type Replacement = (pattern: RegExp, replace: (asked: Asked) => void) => object;

/**
 * Bundles scripts for live pages alone, without Gatsby's router and loader; keeps source maps out of what is
 * published; lets scripts load only the parts that were built with them; and leaves out what makes a build slow.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  const config = lighten((args.getConfig as () => Config)(), args.stage);
  const { replaceWebpackConfig } = args.actions;
  if (args.stage === "build-javascript") {
    const readState = args.store.getState as () => { components: Map<string, PageComponent> };
    const replacement = args.plugins.normalModuleReplacement as Replacement;
    const plugins = [replacement(/^@emotion\/hash$/, nameAsPublished)];
    replaceWebpackConfig(await forVisitors(config, readState().components.values(), plugins));
  } else if (args.stage === "build-html") {
    replaceWebpackConfig({ ...config, devtool: false, externals: [...(config.externals ?? []), installed] });
  } else {
    replaceWebpackConfig(config);
  }
};

function lighten(config: Config, stage: string): Config {
  const rules = onceAndLightly(config.module.rules);
  return {
    ...config,
    // While one writes, Babel puts in what renews a page's parts without a reload.
    module: { ...config.module, rules: stage.startsWith("build") ? readOwnScripts(rules) : rules },
    // Ours first: each name that does not fit costs a look at the disk.
    resolve: { ...config.resolve, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  };
}

async function forVisitors(
  config: Config,
  components: Iterable<PageComponent>,
  plugins: readonly object[],
): Promise<object> {
  // Read where it is used: Gatsby's workers read this file too, and bundle nothing.
  const { SubresourceIntegrityPlugin } = await import("webpack-subresource-integrity");
  const { framework } = config.optimization.splitChunks.cacheGroups;
  return {
    ...config,
    devtool: false,
    entry: { app: readForQueries, ...writePageEntries(components) },
    // Without this a browser compares no integrity.
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [
      ...config.plugins,
      ...plugins,
      new LiveEntriesPlugin(),
      new LicencesPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
    ],
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...lean } },
    optimization: {
      minimizer: [createMinimizer()],
      splitChunks: {
        chunks: "all",
        minSize: 0,
        cacheGroups: { default: false, defaultVendors: false, framework, site: usedByMost },
      },
    },
  };
}

// Of Gatsby's own entry, what it learns from which page uses which query.
const readForQueries = ["$virtual/async-requires", path.resolve(".cache", "api-runner-browser-plugins.js")];

const lean = {
  gatsby$: path.resolve("src", "hydration", "static-queries.ts"),
  // Nothing here calls it, and no bundler can tell.
  "hoist-non-react-statics": false,
};

// Emotion asks for its hash; our own that stands in its place asks for it too, and gets it.
function nameAsPublished(asked: Asked): void {
  if (!asked.context.startsWith(path.resolve("src")))
    asked.request = path.resolve("src", "hydration", "published-names.ts");
}

// What most live pages use, in one file that a visitor's browser keeps from page to page.
const usedByMost = { name: "site", minChunks: 4, priority: 20 };

// What pages use of installed packages, as Node reads it: only the program that writes the HTML would run the bundle.
const installed = /^(@emotion\/|axios$|formik$|yup$)/;
