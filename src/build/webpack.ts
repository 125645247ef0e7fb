import type { GatsbyNode } from "gatsby";
import { LicencesPlugin } from "./licences-plugin";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";

interface Rule {
  use?: unknown;
}

interface Config {
  module: { rules: Rule[] };
  output: object;
  plugins: object[];
  optimization?: object;
  resolve?: { alias?: object };
}

type MinifyJs = (options: object) => unknown;

/**
 * Keeps source maps out of what is published, lets scripts load only the parts that were built with them, and keeps
 * installed packages as they are: they are written for the browsers that this site is built for and for Node, and
 * rewriting them is a good part of what a build costs.
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
  const lighter = { ...config, module: { ...config.module, rules } };
  if (stage === "build-html") {
    actions.replaceWebpackConfig(lighter);
    return;
  }
  const { minifyJs } = args.plugins as unknown as { minifyJs: MinifyJs };
  actions.replaceWebpackConfig({
    ...lighter,
    devtool: false,
    // Without this a browser compares no integrity.
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [
      ...config.plugins,
      new LicencesPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
    ],
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...unused } },
    optimization: { ...config.optimization, minimizer: [minifyJs(modern)] },
  });
};

// Parts of packages that nothing here calls and that no bundler can tell are not called.
const unused = { "gatsby-script": false, "hoist-non-react-statics": false };

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
