import { CacheProvider, css, Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { allLetters, fontFaces, furtherFontFaces } from "../theme/font-faces";
import { GlobalStyles } from "../theme/global-styles";
import { createStyleCache } from "./style-cache";

export { wrapPageElement } from "./wrap-page-element";

const cache = createStyleCache();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // The condition is known when the bundle is made: one for production holds nothing of it.
  if (process.env.NODE_ENV === "development")
    void import("./content-problems").then(({ showContentProblems }) => {
      showContentProblems();
    });
};

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>
    {/* While developing there is no server to put them into the head. */}
    {process.env.NODE_ENV === "development" && (
      <>
        <GlobalStyles />
        <Global styles={css(fontFaces(allLetters) + furtherFontFaces)} />
      </>
    )}
    {element}
  </CacheProvider>
);
