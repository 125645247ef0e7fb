import { graphql, useStaticQuery } from "gatsby";
import type { Thing } from "schema-dts";
import { preloadedFonts } from "../theme/font-faces";
import { withPlainSpaces } from "../text/keep-together";
import { grounds } from "../theme/grounds";
import {
  absoluteAddress,
  breadcrumbs,
  faqPage,
  leader,
  organization,
  serialise,
  type Site,
  webPage,
  webSite,
} from "./structured-data";
import { shortenDescription, shortenTitle } from "./titles";

/** Returns the site's data for the head and the structured data, and whether search engines may list the site. */
function useSite(): { site: Site; isListed: boolean } {
  const { siteIdentity, routes, isListed } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteIdentity {
        url language
        ministry { name description }
        leader { name role }
        navigation {
          header { ...LinkFields }
          quickLinks { ...LinkFields }
          groups { links { ...LinkFields } }
        }
        social { url }
      }
      routes
      isListed
    }
  `);
  return { site: { ...siteIdentity, routes }, isListed };
}

interface PageHeadProps {
  seo: Queries.SeoFragment;
  /** The page's path in Gatsby. */
  path: string;
  /** The page with the picture for link previews, as an address without the first slash. The default is this page. */
  preview?: string;
  /** The title in the picture for link previews, if it differs from the page's title. */
  previewTitle?: string;
  /** False for pages that search engines must not list. */
  isIndexed?: boolean;
  feeds?: readonly { title: string; href: string }[];
  /** The pages between the home page and this page. */
  parentPages?: readonly { path: string; name: string }[];
  /** The page's type for search engines. */
  type?: "WebPage" | "AboutPage" | "ContactPage";
  /** What the structured data describes beside the page: the leader, or ("ministry") the ministry and the leader. */
  entity?: "leader" | "ministry";
  /** The main subject of the page. The default is the ministry. */
  mainTopic?: "organization" | "leader";
  /** The leader's fields of knowledge, if the page shows them. */
  knowsAbout?: readonly string[];
  faq?: Queries.FaqFragment;
  /** Returns additional structured data: the book, the course, events. */
  getThings?: (site: Site, path: string) => readonly Thing[];
}

export function PageHead(props: PageHeadProps) {
  const { seo: texts, path, previewTitle = texts.title, feeds = [] } = props;
  const { site, isListed } = useSite();
  const isIndexed = isListed && props.isIndexed !== false;
  const seo = {
    title: withPlainSpaces(texts.title),
    description: shortenDescription(withPlainSpaces(texts.description)),
  };
  const pagePath = path.replace(/(.)\/$/, "$1");
  const { preview = pagePath.slice(1) || "home" } = props;
  const address = absoluteAddress(site, pagePath);
  return (
    <>
      <title>{shortenTitle(seo.title, site.ministry.name)}</title>
      <meta name="description" content={seo.description} />
      <meta name="theme-color" content={grounds.dark.ground} />
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {feeds.map(({ title, href }) => (
        <link key={href} rel="alternate" type="application/rss+xml" title={title} href={href} />
      ))}
      {preloadedFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.ministry.name} />
      <meta property="og:locale" content={site.language.replace("-", "_")} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteAddress(site, `/previews/${preview}.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={previewTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {isIndexed && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serialise(describeThings(props, site, pagePath, seo)) }}
        />
      )}
    </>
  );
}

/** The feed of the podcast, for pages with recordings. Empty without a podcast. */
export function podcastFeeds({ podcast }: { podcast: { title: string } | null }) {
  return podcast ? [{ title: podcast.title, href: "/podcast.xml" }] : [];
}

/** Describes the site, the ministry, the page, its contents and its path as structured data. */
function describeThings(props: PageHeadProps, site: Site, path: string, seo: Queries.SeoFragment): Thing[] {
  const {
    type = "WebPage",
    mainTopic = "organization",
    entity,
    knowsAbout,
    faq,
    getThings,
    parentPages = [],
  } = props;
  return [
    webSite(site),
    organization(site, entity === "ministry"),
    ...(entity ? [leader(site, knowsAbout)] : []),
    webPage(site, path, { ...props.seo, type, about: mainTopic }),
    ...(getThings?.(site, path) ?? []),
    ...(faq?.questions.length ? [faqPage(site, path, faq)] : []),
    ...(path === "/" ? [] : [breadcrumbs(site, [...parentPages, { path, name: seo.title }])]),
  ];
}

export const seoFields = graphql`
  fragment Seo on Seo { title description }
`;
