import type { GatsbyNode } from "gatsby";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";

/** Keeps source maps out of what is published, and lets scripts load only the parts that were built with them. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  if (stage !== "build-javascript") return;
  const config = (getConfig as () => { output: object; plugins: object[] })();
  // setWebpackConfig passes over `output`, and without this a browser compares no integrity.
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [...config.plugins, new SubresourceIntegrityPlugin({ hashFuncNames: ["sha384"] })],
  });
};
