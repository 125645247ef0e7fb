import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { hydrateOnVisible, replayable } from "../../hydration/markup";
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
  /** The page's address, as a person would type it. */
  address: string;
}

const filmstrip = css`
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

const asText = css`
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

    /* The footer line uses this margin, so that it does not need a printed page of its own. */
    article:last-of-type {
      padding-bottom: 0;
    }
  }
`;

/**
 * Opens the viewer at the slide that a link points to, in its own history entry. The link gets the focus, so that the
 * focus returns there.
 */
export function openSlide(event: MouseEvent<HTMLAnchorElement>): void {
  if (isModified(event)) return;
  event.preventDefault();
  event.currentTarget.focus();
  pushViewerEntry(event.currentTarget.hash.slice(1));
}

/**
 * An available devotional: its slides in a row, all of it as text (for readers who prefer it, for print, and without
 * script), and its viewer, open while the address contains one of its slides.
 */
export function Devotional({ title, slides, texts, address }: DevotionalProps) {
  useHydration();
  const fragment = useFragment();
  const index = slides.findIndex(({ id }) => id === fragment);
  const linkedSlide = (label: string): string => fillText(label, { title });
  return (
    <div>
      {/* Here, the alternative texts are the targets of the links. The viewer describes the pictures. */}
      <ol aria-label={linkedSlide(texts.slides)} css={filmstrip}>
        {slides.map(({ id, label, line, picture }) => (
          <li key={id}>
            <a href={`#${id}`} aria-haspopup="dialog" {...replayable(`slide-${id}`)} onClick={openSlide}>
              <Picture
                picture={{ file: { gatsbyImageData: picture.file.thumbnail }, alt: `${label}: ${line}` }}
                sizes="(min-width: 48em) 7rem, 23vw"
              />
            </a>
          </li>
        ))}
      </ol>
      <details css={asText} aria-label={title} {...hydrateOnVisible}>
        <summary>{texts.asText}</summary>
        {slides.map((slide) => (
          <article key={slide.id} id={slide.id} aria-label={`${slide.label}: ${slide.line}`}>
            <SlideText slide={slide} texts={texts.viewer} level={3} />
          </article>
        ))}
        <ReadNext next={texts.next} />
        <PrintedLine>{fillText(linkedSlide(texts.printed), { address })}</PrintedLine>
      </details>
      {index >= 0 && (
        <DevotionalViewer
          title={title}
          slides={slides}
          texts={texts}
          index={index}
          onMove={(to) => {
            replaceFragment(slides[to]?.id);
          }}
          onClose={() => {
            if (!leaveViewerEntry()) replaceFragment();
          }}
        />
      )}
    </div>
  );
}
