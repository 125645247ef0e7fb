import { CacheProvider } from "@emotion/react";
import type { ComponentType } from "react";
import { PageBody } from "../components/layout/page-body";
import { hydratePage } from "../hydration/hydrate-page";
import type { PageData } from "../hydration/page-data";
import { StaticQueryContext } from "../hydration/static-queries";
import { createPublishedCache } from "../rendering/emotion-cache";

/**
 * Step 8 of “From a query to a live page” (docs/architecture.md): starts React with the page’s data. The page's
 * webpack entry (src/gatsby/webpack/live-entries.ts) calls this function instead of Gatsby's router and loader. The
 * browser itself navigates, and the frame around `<main>` does not need React.
 * @throws if the page was published without its data
 */
export function start(Page: ComponentType<PageData["props"]>): void {
  if (!window.pageData) throw new Error("This page was published without its data.");
  const { props, staticQueries } = window.pageData;
  hydratePage(
    <CacheProvider value={createPublishedCache()}>
      <StaticQueryContext.Provider value={staticQueries}>
        <PageBody>
          <Page {...props} />
        </PageBody>
      </StaticQueryContext.Provider>
    </CacheProvider>,
  );
}
