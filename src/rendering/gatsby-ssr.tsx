import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { OlderBrowsers } from "../components/layout/older-browsers";
import { markup } from "../hydration/markup";
import { createSlot } from "../hydration/slots";
import { HydrationContext } from "../hydration/use-hydration";
import { fontFaces, lateFontFaces } from "../theme/font-faces";
import { GlobalStyles } from "../theme/global-styles";
import { removeGatsbyParts, removeRouterMarkup } from "./document-parts";
import { createStyleCache } from "./emotion-cache";
import { needsRareGlyphs } from "./glyph-coverage";
import { speculationRules } from "./speculation-rules";

/**
 * Step 2 of “From a query to a live page” (docs/architecture.md): renders a page's body, collects its styles in the head, and
 * writes the slots that the last step of the build replaces. One slot marks a live page.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const hydration = { isNeeded: false };
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  );
  const html = renderToString(
    <CacheProvider value={cache}>
      <HydrationContext.Provider value={() => (hydration.isNeeded = true)}>
        {bodyComponent}
      </HydrationContext.Provider>
    </CacheProvider>,
  );
  // All styles are in one element, so the policy needs one hash.
  const styles = extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join("");
  setHeadComponents([
    <style
      key="styles"
      id={markup.styles}
      dangerouslySetInnerHTML={{ __html: fontFaces(needsRareGlyphs(html)) + styles }}
    />,
    // This element is the same on every page, so the policy needs one hash.
    <style key="further-faces" dangerouslySetInnerHTML={{ __html: lateFontFaces }} />,
    createSlot("first-script"),
  ]);
  setPostBodyComponents([
    <OlderBrowsers key="older-browsers" />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    createSlot(hydration.isNeeded ? "live-page" : "static-page"),
  ]);
  replaceBodyHTMLString(removeRouterMarkup(html));
};

/** Removes Gatsby's scripts, because live pages have other scripts. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(removeGatsbyParts(getHeadComponents()));
  replacePostBodyComponents(removeGatsbyParts(getPostBodyComponents()));
};
