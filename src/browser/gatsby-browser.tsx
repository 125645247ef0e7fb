import { CacheProvider, css, Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { fontFaces, lateFontFaces } from "../theme/font-faces";
import { GlobalStyles } from "../theme/global-styles";
import { createStyleCache } from "../rendering/emotion-cache";

const cache = createStyleCache();

/** In development, runs two inline scripts of published pages, and shows the mistakes in the content. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV !== "development") return;
  void import("./first-script");
  void import("./copy-script");
  void import("./content-mistakes").then(({ showContentMistakes }) => {
    showContentMistakes();
  });
};

/** Gives components the same style cache as on the server. In development, also adds the global styles. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>
    {/* In development, no server renders the global styles into the head. */}
    {process.env.NODE_ENV === "development" && (
      <>
        <GlobalStyles />
        <Global styles={css(fontFaces(true) + lateFontFaces)} />
      </>
    )}
    {element}
  </CacheProvider>
);
