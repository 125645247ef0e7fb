import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type MouseEvent, useLayoutEffect } from "react";
import { media, theme } from "../../theme/theme";
import { Picture } from "../ui/picture";
import { ReadNext } from "../ui/read-next";
import { Tooltip, TooltipGroup } from "./tooltip";
import { VisuallyHidden } from "../ui/headings";
import { closeDialog, Modal } from "./modal";
import { SlideText } from "./slide-text";
import { PageButtons, useViewer } from "./viewer";
import { fillText } from "../../text/fill-text";

interface DevotionalViewerProps {
  title: string;
  slides: readonly Queries.ViewerSlideFragment[];
  texts: Queries.ResourcesPageDevotionals;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/* The ids of the current slide's label and heading. */
const headingIds = ["slide-label", "slide-heading"] as const;

/* The viewer fills the screen of a phone. On wider screens, it is a large sheet, and the page behind it does not move. */
const sheetStyle = css`
  &::backdrop {
    background-color: ${theme.colour.ink};
    opacity: 0.7;
  }

  ${media.forcedColours} {
    border: 2px solid currentColor;
  }

  ${media.lg} {
    width: min(74rem, calc(100% - 4rem));
    height: min(54rem, calc(100dvh - 4rem));
    margin: auto;
    border-radius: 2px;

    html:has(&[open]) {
      scrollbar-gutter: stable;
    }
  }

  /* If the page is printed while the viewer is open, only the text of all slides is printed. */
  ${media.print} {
    html:has(&[open]) :has(dialog[open]) > :not(:has(dialog[open]), details) {
      display: none !important;
    }
  }
`;

/* On a low screen, the toolbar scrolls out of view, so that the slide has more space. */
const viewerStyle = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.md};
    padding: ${theme.space.xs} ${theme.space.lg};
    background-color: ${theme.colour.ground};
  }

  & > :first-child {
    border-bottom: 1px solid ${theme.colour.line};
    font-size: ${theme.type.label};
    font-variant-numeric: tabular-nums;
  }

  & > :last-child {
    border-top: 1px solid ${theme.colour.line};
  }

  [data-steps] :disabled {
    opacity: 0.5;
  }

  ${media.low} {
    grid-template-rows: auto calc(100dvh - 3rem) auto;
    height: auto;

    & > div {
      padding-block: 0;
    }

    [data-steps] button {
      min-height: 2.75rem;
      padding-block: ${theme.space.xxs};
    }
  }
`;

/* The text fades out at the lower edge. At the end of the text, the fading area is empty space. */
const fadingTextStyle = css`
  padding: ${theme.space.lg} ${theme.space.lg} 0;

  &::after {
    content: "";
    position: sticky;
    bottom: 0;
    display: block;
    height: ${theme.space.x3};
    background: linear-gradient(transparent, ${theme.colour.ground});
    pointer-events: none;

    ${media.forcedColours} {
      background: linear-gradient(transparent, Canvas);
    }
  }

  ${media.md} {
    padding: ${theme.space.xl} ${theme.space.xl} 0;
  }
`;

/* The text is below a strip of the picture on a phone, and beside the picture on wider screens. */
const slideStyle = css`
  display: grid;
  align-content: start;
  overflow: hidden auto;
  scroll-padding-bottom: ${theme.space.x3};

  ${media.narrow} {
    img {
      height: min(7.5rem, 120px, 18svh);
      object-fit: cover;
      object-position: bottom;
    }
  }

  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);

    & > picture {
      position: sticky;
      top: 0;
      align-self: start;
      width: min(28rem, 36vw, calc((100dvh - 16rem) * 0.8));
      margin: ${theme.space.xl} 0 0 ${theme.space.xl};
    }
  }
`;

const iconButtonStyle = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;

  ${media.hover} {
    &:hover {
      color: ${theme.colour.accent};
    }
  }
`;

interface IconButtonProps {
  label: string;
  path: string;
  onClick: (event: MouseEvent) => void;
}

function IconButton({ label, path, onClick }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} css={iconButtonStyle} onClick={onClick}>
      <svg width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden>
        <path d={path} />
      </svg>
      <Tooltip>{label}</Tooltip>
    </button>
  );
}

/** A devotional's slides in a modal dialog, with buttons, arrow keys, swipes, and the text of every slide. */
export function DevotionalViewer(props: DevotionalViewerProps) {
  const { title, slides, index, onMove, onClose } = props;
  const { viewer: texts, next } = props.texts;
  const count = slides.length;
  const currentSlide = slides[index];
  const { viewer, list, listStyle, moveTo } = useViewer(count, index, onMove);
  useLayoutEffect(() => {
    const pageButtons = viewer.current?.querySelectorAll<HTMLElement>("[data-steps] button:enabled") ?? [];
    [...pageButtons].at(-1)?.focus();
  }, [viewer]);
  return (
    <Modal
      label={fillText(texts.name, { title })}
      describedBy={headingIds.join(" ")}
      ground="paper"
      css={sheetStyle}
      onClose={onClose}
    >
      <div ref={viewer} css={viewerStyle}>
        <div>
          <p role="status">
            <VisuallyHidden>{currentSlide && `${currentSlide.label}: ${currentSlide.line} `}</VisuallyHidden>
            {fillText(texts.counter, { count: index + 1, limit: count })}
          </p>
          <TooltipGroup>
            <IconButton
              label={texts.print}
              path="M6 7.5V3h8v4.5M5.5 14H3V7.5h14V14h-2.5M6 11.5h8V17H6z"
              onClick={() => {
                print();
              }}
            />
            <IconButton label={texts.close} path="M4 4l12 12M16 4L4 16" onClick={closeDialog} />
          </TooltipGroup>
        </div>
        <ol ref={list} css={listStyle}>
          {slides.map((slide, slideIndex) => (
            <li key={slide.id} inert={slideIndex !== index} css={slideStyle}>
              <Picture
                picture={slide.picture}
                sizes="(min-width: 78em) 28rem, (min-width: 48em) 36vw, 100vw"
                isPriority={slideIndex === index}
              />
              <div css={fadingTextStyle}>
                <SlideText
                  slide={slide}
                  texts={texts}
                  level={2}
                  ids={slideIndex === index ? headingIds : undefined}
                />
                {slideIndex === count - 1 && <ReadNext next={next} />}
              </div>
            </li>
          ))}
        </ol>
        <PageButtons texts={texts} index={index} count={count} moveTo={moveTo} />
      </div>
    </Modal>
  );
}

export const devotionalViewerFields = graphql`
  fragment ViewerSlide on Slide {
    id label line verse reference reflection prayer step note
    picture {
      alt
      file {
        ...PictureData
        # For the filmstrip, whose pictures have the same size on all screens.
        thumbnail: gatsbyImageData(width: 560)
      }
    }
  }
`;
