import type { GatsbyNode } from "gatsby";

interface Rule {
  use?: unknown;
}

interface Config {
  module: { rules: Rule[] };
}

/**
 * Keeps source maps out of what is published, and installed packages as they are: they are written for the browsers
 * that this site is built for and for Node, and rewriting them is a good part of what a build costs.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  const readConfig = getConfig as () => Config;
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = readConfig();
  const rules = config.module.rules.map((rule) => {
    if (!rewritesPackages(rule)) return rule;
    // Its other settings say how such files are read.
    const { use: _, ...reads } = rule;
    return reads;
  });
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules } });
};

// Gatsby's rule for installed packages is the one with this preset.
function rewritesPackages({ use }: Rule): boolean {
  return /babel-preset-gatsby[\\/]+dependencies/.test(JSON.stringify(use ?? ""));
}
