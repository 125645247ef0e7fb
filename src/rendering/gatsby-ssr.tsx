import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { OlderBrowsers } from "../components/layout/older-browsers";
import { markup } from "../hydration/markup";
import { slotElement } from "../hydration/slots";
import { HydrationContext } from "../hydration/use-hydration";
import { fontFaces, lateFontFaces } from "../theme/font-faces";
import { GlobalStyles } from "../theme/global-styles";
import { withoutGatsbyParts, withoutRouterMarkup } from "./document-parts";
import { createStyleCache } from "./emotion-cache";
import { needsRareGlyphs } from "./glyph-coverage";
import { speculationRules } from "./speculation-rules";

/**
 * Step 2 of a live page’s way: renders a page's body, collects its styles in the head, and writes the slots that the
 * end of the build replaces. One of them marks a page with a component that must hydrate.
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
  // One element, and so one hash in the policy.
  const styles = extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join("");
  setHeadComponents([
    <style
      key="styles"
      id={markup.styles}
      dangerouslySetInnerHTML={{ __html: fontFaces(needsRareGlyphs(html)) + styles }}
    />,
    // The same on every page, so the policy needs one hash.
    <style key="further-faces" dangerouslySetInnerHTML={{ __html: lateFontFaces }} />,
    slotElement("first-script"),
  ]);
  setPostBodyComponents([
    <OlderBrowsers key="older-browsers" />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    slotElement(hydration.isNeeded ? "live-page" : "static-page"),
  ]);
  replaceBodyHTMLString(withoutRouterMarkup(html));
};

/** Removes Gatsby's own scripts: live pages have scripts of their own. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(withoutGatsbyParts(getHeadComponents()));
  replacePostBodyComponents(withoutGatsbyParts(getPostBodyComponents()));
};
