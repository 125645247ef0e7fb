import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { ExcerptText } from "../components/sections/excerpt-text";
import { Hero } from "../components/sections/hero";
import { ExcerptViewer } from "../components/viewers/excerpt-viewer";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/excerpt.svg";
import { typedAddress } from "../seo/typed-address";

/** Excerpt: the opening pages of the book, as pictures of the printed pages and as text. */
export default function ExcerptPage({ data }: PageProps<Queries.ExcerptPageQuery>) {
  const { excerptLanding, allExcerptPage, bookOutline, siteIdentity } = data;
  const excerptPages = allExcerptPage.nodes;
  const chapter = bookOutline.parts[0]?.chapters[0]?.title ?? excerptLanding.viewer.label;
  return (
    <>
      <Hero hero={excerptLanding.hero} flame={flame} size="slim" />
      {excerptPages.length > 0 && (
        <>
          <ExcerptViewer words={excerptLanding.viewer} chapter={chapter} pages={excerptPages} />
          <ExcerptText
            words={excerptLanding.text}
            chapter={chapter}
            pages={excerptPages}
            address={typedAddress(siteIdentity.url, "/excerpt")}
          />
        </>
      )}
      <ClosingCall call={excerptLanding.closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ExcerptPageQuery>) {
  const { seo } = data.excerptLanding;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="excerpt"
      describe={(site, path) => [organization(site), webPage(site, { path, ...seo })]}
    />
  );
}

export const query = graphql`
  query ExcerptPage {
    allExcerptPage(sort: { name: ASC }) { nodes { ...ExcerptPicture ...ExcerptWords } }
    excerptLanding {
      seo { ...Seo }
      hero { ...Hero }
      viewer { ...ExcerptViewer }
      text { ...ExcerptText }
      closing { ...ClosingCall }
    }
    siteIdentity { url }
    bookOutline { parts { chapters { title } } }
  }
`;
