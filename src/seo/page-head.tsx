import { graphql } from "gatsby";
import { preloadedFonts } from "../theme/font-faces";
import { withPlainSpaces } from "../theme/keep-together";
import { palette } from "../theme/tokens";
import { breadcrumbs } from "./json-ld/breadcrumbs";
import { organization } from "./json-ld/organization";
import { serialise } from "./json-ld/serialise";
import { absolute, type SiteFacts, type Thing } from "./json-ld/thing";
import { webPage } from "./json-ld/web-page";
import { webSite } from "./json-ld/web-site";
import { shownDescription, tabTitle } from "./tab-title";
import { useSiteFacts } from "./use-site-facts";

interface PageHeadProps {
  seo: Queries.SeoFragment;
  /** The page's path in Gatsby. */
  path: string;
  /** The page's picture for link previews, in public/previews. */
  preview?: string;
  /** The title in that picture, if it differs from the page's. */
  previewTitle?: string;
  /** False for pages that search engines must not list. */
  indexed?: boolean;
  /** The title of /feed.xml, if the page links to the feed. */
  feed?: string | undefined;
  /** The pages between the home page and this page. */
  above?: readonly { path: string; name: string }[];
  /** Returns the page's own structured data, besides that of every page. */
  describe?: (site: SiteFacts, path: string) => readonly Thing[];
}

/** The head of every page: title, description, canonical address, link preview, fonts, structured data. */
export function PageHead({
  seo: words,
  path,
  preview = "home",
  previewTitle = words.title,
  indexed = true,
  feed,
  above = [],
  describe,
}: PageHeadProps) {
  const site = useSiteFacts();
  const seo = {
    title: withPlainSpaces(words.title),
    description: shownDescription(withPlainSpaces(words.description)),
  };
  const here = path.replace(/(.)\/$/, "$1");
  const address = absolute(site, here);
  const things = describe?.(site, here) ?? [organization(site), webPage(site, { path: here, ...seo })];
  const trail = here === "/" ? [] : [breadcrumbs(site, [...above, { path: here, name: seo.title }])];
  return (
    <>
      <title>{tabTitle(seo.title, site.name)}</title>
      <meta name="description" content={seo.description} />
      <meta name="theme-color" content={palette.vigil} />
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {feed !== undefined && (
        <link rel="alternate" type="application/rss+xml" title={feed} href="/feed.xml" />
      )}
      {preloadedFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.language.replace("-", "_")} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(site, `/previews/${preview}.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={previewTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {indexed && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serialise([webSite(site), ...things, ...trail]) }}
        />
      )}
    </>
  );
}

export const seoFields = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
