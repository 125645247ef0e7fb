import type { GatsbyNode } from "gatsby";

/** Keeps source maps out of what is published. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
