import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { createStyleCache } from "./style-cache";

export { wrapPageElement } from "./wrap-page-element";

const cache = createStyleCache();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
