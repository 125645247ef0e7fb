import { css } from "@emotion/react";
import { PageStyles } from "../../theme/page-styles";
import { media, theme } from "../../theme/theme";
import { hiddenHintStyle } from "../text/text-style";
import { Eyebrow } from "../ui/headings";
import { PrintedLine } from "../ui/print";
import { ShareButton } from "../ui/share-button";
import { ReadNext } from "../ui/read-next";
import { markedVerseStyle } from "../ui/verse";
import { Section } from "../sections/section";
import { fillText } from "../../text/fill-text";

interface ExcerptTextProps {
  texts: Queries.ExcerptLandingText;
  /** The title of the chapter that the pages are from. */
  chapter: string;
  pages: readonly Pick<Queries.ExcerptPage, "title" | "html">[];
  /** The address of /excerpt, without https://. */
  address: string;
}

const pageTextStyle = css`
  max-width: ${theme.widths.measure};
  scroll-margin-top: ${theme.space.xl};

  & + & {
    margin-top: ${theme.space.xl};
    padding-top: ${theme.space.lg};
    border-top: 1px solid ${theme.colour.line};
  }

  ${media.print} {
    break-inside: auto;
  }
`;

/* In print, the page contains only the chapter's title and text, without the viewer. */
const printStyle = css`
  ${media.print} {
    header:not(main header),
    dialog,
    [aria-labelledby="page-title"] > :first-child,
    [aria-labelledby="text"] > div > div > :first-child {
      display: none !important;
    }
  }
`;

const headingStyle = css`
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};
  font-size: ${theme.type.lead};
  font-family: ${theme.font.italic};
  font-style: italic;
`;

const textStyle = css`
  p + p,
  blockquote + p {
    margin-top: ${theme.space.md};
  }

  blockquote {
    ${markedVerseStyle};
    margin-block: ${theme.space.lg};
  }

  em {
    letter-spacing: 0.01em;
  }
`;

/* The chapter begins with a drop cap, as in the printed book. */
const dropCapStyle = css`
  & > p:first-of-type::first-letter {
    margin-right: 0.35em;
    color: ${theme.colour.accent};
    font: 400 1em / 1 ${theme.font.display};
    -webkit-initial-letter: 3;
    initial-letter: 3;
  }

  /* The drop cap is as high as three lines of text. */
  @supports not ((initial-letter: 3) or (-webkit-initial-letter: 3)) {
    & > p:first-of-type::first-letter {
      float: left;
      margin-right: 0.06em;
      padding-top: 0.07em;
      font-size: 5.5em;
      line-height: 0.8;
    }
  }
`;

/** Returns the id of a page's text. Without script, the viewer's link for this page leads to the text. */
export function pageTextId(index: number): string {
  return `page-${String(index + 1)}`;
}

/** The pages as text: for small screens, screen readers, print, and without script. */
export function ExcerptText({ texts, chapter, pages, address }: ExcerptTextProps) {
  return (
    <Section ground="paper" id="text" heading={texts} layout="split">
      <PageStyles styles={printStyle} />
      {pages.map(({ html, title }, index) => (
        <article key={title} id={pageTextId(index)} tabIndex={-1} css={pageTextStyle}>
          <h3 css={headingStyle}>
            <Eyebrow isInHeading>{fillText(texts.page, { page: index + 1 })}</Eyebrow>
            {title}
          </h3>
          <div
            css={[textStyle, hiddenHintStyle, index === 0 && dropCapStyle]}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </article>
      ))}
      <ShareButton href="/excerpt" subject={chapter} />
      <ReadNext next={texts.next} />
      <PrintedLine>{fillText(texts.printed, { address })}</PrintedLine>
    </Section>
  );
}
