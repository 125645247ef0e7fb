import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { OlderBrowsers } from "../components/layout/older-browsers";
import { markup } from "../hydration/markup";
import { HydrationContext } from "../hydration/use-hydration";
import { fontFaces, furtherFontFaces } from "../theme/font-faces";
import { FurtherStyles, GlobalStyles } from "../theme/global-styles";
import { withoutGatsbyParts, withoutRouterMarkup } from "./document-parts";
import { createStyleCache } from "./emotion-cache";
import { needsRareGlyphs } from "./glyph-coverage";
import { speculationRules } from "./speculation-rules";

/**
 * Renders a page's body and collects its styles in the head. If a component must hydrate, the document gets the
 * template that the build fills with the page's scripts (src/gatsby/static-pages.ts).
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
  renderToString(
    <CacheProvider value={cache}>
      <FurtherStyles html={html} />
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
    <style key="further-faces" dangerouslySetInnerHTML={{ __html: furtherFontFaces }} />,
    <script key="first-script" id={markup.firstScript} />,
  ]);
  setPostBodyComponents([
    <OlderBrowsers key="older-browsers" />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    ...(hydration.isNeeded ? [<template key="page-scripts" id={markup.scripts} />] : []),
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
