import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { hydrateOnVisible, markReplayable } from "../../hydration/markup";
import { useHydration } from "../../hydration/use-hydration";
import { touchTarget } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { isModified } from "../ui/links";
import { openInPrintStyle, PrintedLine } from "../ui/print";
import { Picture } from "../ui/picture";
import { ReadNext } from "../ui/read-next";
import { DevotionalViewer } from "./devotional-viewer";
import { leaveViewerEntry, pushViewerEntry, replaceFragment, useFragment } from "./history";
import { SlideText } from "./slide-text";
import { fillText } from "../../text/fill-text";

interface DevotionalProps {
  title: string;
  slides: readonly Queries.ViewerSlideFragment[];
  texts: Queries.ResourcesPageDevotionals;
  /** The page's address without https://. */
  address: string;
}

const filmstripStyle = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${theme.space.xs};

  ${media.md} {
    grid-template-columns: repeat(8, 1fr);
  }

  a {
    display: block;
    outline-offset: 3px;
    transition: translate ${theme.motion.control};
  }

  ${media.hover} {
    a:hover {
      translate: 0 -4px;
    }
  }

  img {
    border: 1px solid ${theme.colour.line};
  }
`;

const textVersionStyle = css`
  margin-top: ${theme.space.sm};

  summary {
    ${touchTarget};
    color: ${theme.colour.accent};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  article {
    max-width: ${theme.widths.measure};
    padding-block: ${theme.space.xl} ${theme.space.xxl};
    scroll-margin-top: ${theme.space.xl};
    break-inside: avoid;
  }

  article + article {
    border-top: 1px solid ${theme.colour.line};
  }

  ${openInPrintStyle};

  ${media.print} {
    summary {
      display: none;
    }

    /* Without this space, the line at the end does not need another sheet. */
    article:last-of-type {
      padding-bottom: 0;
    }
  }
`;

/**
 * Opens the viewer at the slide of a link, in its own history entry. The link gets the focus, so that the focus returns
 * to the link when the viewer closes.
 */
export function openSlide(event: MouseEvent<HTMLAnchorElement>): void {
  if (isModified(event)) return;
  event.preventDefault();
  event.currentTarget.focus();
  pushViewerEntry(event.currentTarget.hash.slice(1));
}

/**
 * An available devotional: its slides in a row, all slides as text (for print, without script, and for visitors who
 * prefer text), and the viewer, which is open while the address contains the id of a slide.
 */
export function Devotional({ title, slides, texts, address }: DevotionalProps) {
  useHydration();
  const fragment = useFragment();
  const index = slides.findIndex(({ id }) => id === fragment);
  const fillTitle = (label: string): string => fillText(label, { title });
  return (
    <div>
      {/* Here, the alternative texts describe the links. In the viewer, they describe the pictures. */}
      <ol aria-label={fillTitle(texts.slides)} css={filmstripStyle}>
        {slides.map(({ id, label, line, picture }) => (
          <li key={id}>
            <a href={`#${id}`} aria-haspopup="dialog" {...markReplayable(`slide-${id}`)} onClick={openSlide}>
              <Picture
                picture={{ file: { gatsbyImageData: picture.file.thumbnail }, alt: `${label}: ${line}` }}
                sizes="(min-width: 48em) 7rem, 23vw"
              />
            </a>
          </li>
        ))}
      </ol>
      <details css={textVersionStyle} aria-label={title} {...hydrateOnVisible}>
        <summary>{texts.asText}</summary>
        {slides.map((slide) => (
          <article key={slide.id} id={slide.id} aria-label={`${slide.label}: ${slide.line}`}>
            <SlideText slide={slide} texts={texts.viewer} level={3} />
          </article>
        ))}
        <ReadNext next={texts.next} />
        <PrintedLine>{fillText(fillTitle(texts.printed), { address })}</PrintedLine>
      </details>
      {index >= 0 && (
        <DevotionalViewer
          title={title}
          slides={slides}
          texts={texts}
          index={index}
          onMove={(newIndex) => {
            replaceFragment(slides[newIndex]?.id);
          }}
          onClose={() => {
            if (!leaveViewerEntry()) replaceFragment();
          }}
        />
      )}
    </div>
  );
}
