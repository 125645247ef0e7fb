import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Hero } from "../components/sections/hero";
import { ExcerptText } from "../components/viewer/excerpt-text";
import { ExcerptViewer } from "../components/viewer/excerpt-viewer";
import { PageHead } from "../seo/page-head";
import { formatTypedAddress } from "../seo/titles";
import flame from "../theme/artwork/flames/excerpt.svg";
import { media, theme } from "../theme/theme";

/* On a phone, the text is between the hero and the printed pages, also for the keyboard if the browser supports that. */
const textFirstStyle = css`
  ${media.narrowScreen} {
    display: flex;
    flex-direction: column;
    reading-flow: flex-visual;
  }
`;

/*
 * The viewer takes most of the width, or is below the text of the hero if there is not enough width. On a phone, the
 * chapter's text is between the hero's text and the viewer.
 */
const viewerHeroStyle = css`
  gap: ${theme.space.xl} ${theme.space.x3};
  padding-inline: max(${theme.space.gutter}, (100% - ${theme.widths.page}) / 2);

  ${media.md} {
    align-items: start;
    padding-bottom: ${theme.space.xxl};
  }

  ${media.xl} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    /* In a wide font, the headline would otherwise reach the viewer. */
    h1 {
      font-size: min(${theme.type.h1}, 6.4vw, 5.75rem);
    }
  }

  ${media.narrowScreen} {
    display: contents;

    & > * {
      padding: ${theme.space.md} ${theme.space.gutter} ${theme.space.xxl};
    }

    & > :last-child {
      order: 1;
      padding-top: ${theme.section.medium};
    }
  }

  ${media.print} {
    display: block;
  }
`;

/** Excerpt: the first pages of the book, as pictures of the printed pages and as text. */
export default function ExcerptPage({ data }: PageProps<Queries.ExcerptPageQuery>) {
  const { excerptLanding: landing, allExcerptPage, bookOutline, siteIdentity } = data;
  const pages = allExcerptPage.nodes;
  const chapter = bookOutline.parts[0]?.chapters[0]?.title ?? landing.viewer.label;
  const address = formatTypedAddress(siteIdentity.url, "/excerpt");
  return (
    <>
      <div css={textFirstStyle} data-ground="dark">
        <Hero
          hero={landing.hero}
          flame={flame}
          size="slim"
          css={viewerHeroStyle}
          viewer={
            pages.length > 0 && <ExcerptViewer texts={landing.viewer} chapter={chapter} pages={pages} />
          }
        />
        {pages.length > 0 && (
          <ExcerptText texts={landing.text} chapter={chapter} pages={pages} address={address} />
        )}
      </div>
      <ClosingCall call={landing.closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ExcerptPageQuery>) {
  return <PageHead seo={data.excerptLanding.seo} path={location.pathname} />;
}

export const query = graphql`
  query ExcerptPage {
    allExcerptPage(sort: { name: ASC }) { nodes { name title html picture { alt file { download { url } ...PictureData } } } }
    excerptLanding {
      seo { ...Seo }
      hero { ...Hero }
      viewer { eyebrow text label dots dot enlarge enlarged close readAsText previous next counter }
      text { eyebrow title text page printed next { ...ReadNext } }
      closing { ...ClosingCall }
    }
    siteIdentity { url }
    bookOutline { parts { chapters { title } } }
  }
`;
