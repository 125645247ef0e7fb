import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { helpSideMenu } from "../components/layout/side-menu-help";
import { shortenNames } from "../hydration/style-names";
import { HydrationContext } from "../hydration/use-hydration";
import { waitForFirstPaint } from "../theme/first-paint";
import { fontFaces, furtherFontFaces } from "../theme/font-faces";
import { GlobalStyles } from "../theme/global-styles";
import { lettersOf } from "./letters";
import { withoutGatsbysFrame, withoutGatsbysMarks, withScripts, type Waking } from "./page-parts";
import { createStyleCache } from "./style-cache";

export { wrapPageElement } from "./wrap-page-element";

/**
 * What wakes up, by the path of a page where anything does: written while the body renders, read when the document is
 * put together. The document is the only way on from there: of a renderer that writes files, Gatsby believes that no
 * page is as it was, and renders all with every build.
 */
const wakingByPath = new Map<string, Waking>();

/** Renders a page's body with its styles gathered into the head, and notes whether anything on it must hydrate. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const askers = new Set<string>();
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  );
  const html = renderToString(
    <CacheProvider value={cache}>
      <HydrationContext.Provider value={(asker) => askers.add(asker)}>
        {bodyComponent}
      </HydrationContext.Provider>
    </CacheProvider>,
  );
  // The page's styles are one element, and so one hash in the policy, and come first: the browser reads from them which
  // styles there are (style-cache.ts). The further faces are the same on every page, and share one hash.
  const critical = extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join("");
  const letters = lettersOf(html, critical);
  const named = shortenNames(html, critical);
  if (askers.size > 0) wakingByPath.set(pathname, { askers: [...askers], styleNames: named.names });
  setHeadComponents([
    <style key="styles" dangerouslySetInnerHTML={{ __html: fontFaces(letters) + named.styles }} />,
    <style key="further-faces" dangerouslySetInnerHTML={{ __html: furtherFontFaces }} />,
    // One script, and so one hash.
    <script key="first-script" dangerouslySetInnerHTML={{ __html: waitForFirstPaint + helpSideMenu }} />,
  ]);
  replaceBodyHTMLString(withoutGatsbysFrame(named.html));
};

/** Drops Gatsby's scripts where nothing hydrates, and what its router alone reads. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(withoutGatsbysMarks(getHeadComponents()));
  replacePostBodyComponents(withScripts(getPostBodyComponents(), pathname, wakingByPath.get(pathname)));
};
