import path from "node:path";
import type { Actions, GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { fillColours } from "../drawings";
import { LicencesPlugin } from "./licences-plugin";
import { LiveEntriesPlugin, writePageEntries, type PageComponent } from "./live-entries";

/*
 * Gatsby bundles all pages into one application with its router and loader, which every page runs. Most pages here do
 * not run scripts. Each live page has its own entry with React, the page's component and `start`
 * (src/browser/page-entry.tsx). Gatsby does not have an option for this, only a hook that replaces webpack's
 * configuration.
 */

/** A rule of webpack (webpack.js.org/configuration/module). */
interface Rule {
  test?: unknown;
  use?: unknown;
  include?: string;
  sideEffects?: boolean;
}

/** The part of Gatsby's webpack configuration that this file uses. */
interface GatsbyConfig {
  module: { rules: Rule[] };
  output: object;
  plugins: object[];
  resolve: { alias: object };
  optimization: { splitChunks: { cacheGroups: { framework: object } } };
}

/** The part of the arguments of `onCreateWebpackConfig` that this file uses. Gatsby's type is `Function`. */
interface WebpackArgs {
  stage: string;
  actions: Pick<Actions, "replaceWebpackConfig">;
  getConfig: () => GatsbyConfig;
  store: { getState: () => { components: ReadonlyMap<string, PageComponent> } };
  rules: Record<"fonts" | "images", () => Rule>;
  loaders: { file: (options: object) => object };
}

/** Bundles one script for each live page, without Gatsby's router and loader and without source maps. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (untypedArgs) => {
  const args = untypedArgs as unknown as WebpackArgs;
  const config = changeRules(args);
  args.actions.replaceWebpackConfig(
    args.stage === "build-javascript" ? await configureBrowserBuild(config, args) : config,
  );
};

/** Changes for all of Gatsby's stages. */
function changeRules({ getConfig, rules, loaders }: WebpackArgs): GatsbyConfig {
  const config = getConfig();
  // Disables Gatsby's inlining of small files. Inlined files in styles would be a part of every page, and the policy
  // forbids them.
  const fileLoaders = [loaders.file({ name: "static/[name]-[hash:8].[ext]" })];
  const [fonts, images] = [rules.fonts(), rules.images()];
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...removeRules(config.module.rules, [fonts, images, redundantTypeScriptRule]),
        { ...fonts, use: fileLoaders },
        // Other pictures are content, which webpack does not read.
        { test: /\.svg$/, use: [...fileLoaders, drawingRule] },
        // Removes imports that only a page's Head uses from the browser's scripts.
        { include: path.resolve("src"), sideEffects: false },
      ],
    },
  };
}

const drawingRule = {
  loader: path.resolve("src", "gatsby", "webpack", "drawing-loader.cjs"),
  options: { fill: fillColours, palette: path.resolve("src", "theme", "look", "palette.ts") },
};

// Gatsby's rule for scripts also matches these files, so its TypeScript plugin would compile them again.
const redundantTypeScriptRule: Rule = { test: /\.tsx?$/ };

/** @throws if Gatsby's configuration does not have one of the rules */
function removeRules(rules: readonly Rule[], removedRules: readonly Rule[]): Rule[] {
  const tests = removedRules.map(({ test }) => String(test));
  const missingTests = tests.filter((test) => !rules.some((rule) => String(rule.test) === test));
  if (missingTests.length > 0)
    throw new Error(
      `Gatsby’s webpack configuration does not have a rule for ${missingTests.join(", ")}. Adapt src/gatsby/webpack/config.ts to the new configuration.`,
    );
  return rules.filter((rule) => !tests.includes(String(rule.test)));
}

async function configureBrowserBuild(config: GatsbyConfig, { store }: WebpackArgs): Promise<object> {
  // The plugin is imported here, because Gatsby's workers load this file too, but do not bundle.
  const { SubresourceIntegrityPlugin } = await import("webpack-subresource-integrity");
  const { components } = store.getState();
  const { framework } = config.optimization.splitChunks.cacheGroups;
  return {
    ...config,
    devtool: false,
    entry: { app: queryEntry, ...writePageEntries(components.values()) },
    // If a script loads another script, browsers check the integrity of the other script only with CORS.
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [
      ...config.plugins,
      new LiveEntriesPlugin(),
      new LicencesPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
    ],
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...aliases } },
    optimization: {
      minimizer: [minimizer],
      splitChunks: {
        chunks: "all",
        minSize: 0,
        cacheGroups: { default: false, defaultVendors: false, framework, site: siteGroup },
      },
    },
  };
}

// Gatsby derives from its own entry which page uses which static query.
const queryEntry = ["$virtual/async-requires", path.resolve(".cache", "api-runner-browser-plugins.js")];

const aliases = {
  gatsby$: path.resolve("src", "hydration", "static-queries.ts"),
  // This module is unused, but webpack cannot detect that.
  "hoist-non-react-statics": false,
};

// swc takes a third of terser's time. Licence comments are not needed, because third-party-licences.txt has the licences.
const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // swc already uses several threads.
  parallel: false,
  extractComments: false,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, format: { comments: "some" } },
});

/** Code that most live pages share, in one file that the browser caches. */
const siteGroup = { name: "site", minChunks: 4, priority: 20 };
