import { CacheProvider } from "@emotion/react";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageBody } from "../components/layout/page-body";
import type { PageData } from "../hydration/page-data";
import { StaticQueryContext } from "../hydration/static-queries";
import { createPublishedStyleCache } from "./style-cache";

/**
 * Brings a page to life: what stands in its `<main>`, since the frame around it needs no React.
 * Each page's scripts end here (src/build/bundles/page-entries.ts), in the place of Gatsby's router and loader:
 * page changes are the browser's own.
 * @param Page the page's component
 * @throws where the page was published without its data
 */
export function start(Page: ComponentType<PageData["props"]>): void {
  const main = document.getElementById("content");
  const { pageData } = window;
  if (!main || !pageData) throw new Error("This page was published without what its scripts need.");
  const { props, staticQueries } = pageData;
  hydrateRoot(
    main,
    <CacheProvider value={createPublishedStyleCache()}>
      <StaticQueryContext.Provider value={staticQueries}>
        <PageBody>
          <Page {...props} />
        </PageBody>
      </StaticQueryContext.Provider>
    </CacheProvider>,
  );
}
