import { css } from "@emotion/react";
import { hydrateOnVisible } from "../../hydration/markup";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { ReadNext } from "../ui/read-next";
import { openOnPaper } from "../ui/open-on-paper";
import { PrintedLine } from "../ui/printed-line";
import { SlideWords } from "./slide-words";

interface DevotionalTextProps {
  title: string;
  summary: string;
  slides: readonly Queries.ViewerSlideFragment[];
  headings: { prayer: string; step: string };
  next: Queries.ReadNextFragment | null | undefined;
  /** The last line in print: the devotional's title and its source. */
  printed: string;
}

const details = css`
  margin-top: ${theme.space.xl};

  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${theme.colour.accent};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  ${openOnPaper};

  ${media.print} {
    summary {
      display: none;
    }

    /* The footer line uses this margin, so that it does not need a printed page of its own. */
    article:last-of-type {
      padding-bottom: 0;
    }
  }
`;

const slideStyle = css`
  max-width: ${theme.widths.measure};
  padding-block: ${theme.space.xl} ${theme.space.xxl};
  scroll-margin-top: ${theme.space.xl};
  break-inside: avoid;

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
`;

/** The whole devotional as text: for readers who prefer it, for print, and without script. */
export function DevotionalText({ title, summary, slides, headings, next, printed }: DevotionalTextProps) {
  return (
    <details css={details} aria-label={title} {...hydrateOnVisible}>
      <summary>{summary}</summary>
      {slides.map((slide) => (
        <article key={slide.id} id={slide.id} aria-label={`${slide.label}: ${slide.line}`} css={slideStyle}>
          <SlideWords slide={slide} headings={headings} level={3} />
        </article>
      ))}
      <ReadNext next={next} />
      <PrintedLine>{printed}</PrintedLine>
    </details>
  );
}
