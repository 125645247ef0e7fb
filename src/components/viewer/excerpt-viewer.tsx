import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { hydrateOnVisible, markup, markReplayable } from "../../hydration/markup";
import { scriptOnlyStyle } from "../../hydration/scripted";
import { useHydration } from "../../hydration/use-hydration";
import { stack, wrappedRow } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { isModified } from "../ui/links";
import { Picture } from "../ui/picture";
import { SectionHeading } from "../ui/headings";
import { EnlargedPage } from "./modal";
import { pageTextId } from "./excerpt-text";
import { leaveViewerEntry, pushViewerEntry } from "./history";
import { PageDots } from "./page-dots";
import { PageButtons, useViewer } from "./viewer";
import { fillText } from "../../text/fill-text";

interface ExcerptViewerProps {
  texts: Queries.ExcerptLandingViewer;
  /** The title of the chapter that the pages are from. */
  chapter: string;
  pages: Queries.ExcerptPageQuery["allExcerptPage"]["nodes"];
}

const viewerStyle = css`
  ${stack("xl")};

  /* In print, the text below replaces the pictures of the pages. */
  ${media.print} {
    p,
    ol,
    ol ~ * {
      display: none;
    }
  }
`;

const headingStyle = css`
  ${stack("sm")};

  h2 {
    font-size: ${theme.type.h3};
  }
`;

/**
 * The page buttons are below the heading, and the picture of the page is beside them. A picture fits into the window,
 * but is never too small to read.
 * @param aspectRatio the width of a page divided by its height
 */
const columnStyle = (aspectRatio: number) => css`
  ${media.md} {
    grid-template: auto 1fr / minmax(15rem, 1fr) minmax(0, clamp(20rem, (100svh - 8.5rem) * ${aspectRatio}, 34rem));
    column-gap: ${theme.space.xxl};
  }
`;

const pageListStyle = css`
  width: 100%;
  border: 1px solid ${theme.colour.line};
  background-color: ${theme.colour.raised};
  box-shadow: ${theme.shadow};

  a {
    position: relative;
    display: block;
    cursor: zoom-in;
  }

  a:focus-visible {
    outline-offset: -4px;
  }

  a span {
    position: absolute;
    inset: auto ${theme.space.sm} ${theme.space.sm} auto;
    padding: ${theme.space.xxs} ${theme.space.sm};
    background-color: ${theme.colour.ground};
    color: ${theme.colour.ink};
    font: 600 ${theme.type.small} / 1.6 ${theme.font.text};
  }

  /* The pictures of later pages load after the first interaction, so that the first picture loads sooner. */
  ${media.scripting} {
    html:not([${markup.interacted}]) & > li:not(:first-of-type) picture {
      display: block;
      content-visibility: hidden;
    }
  }

  ${media.md} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

/* The buttons stay in view while the picture of the page is in view. */
const controlsStyle = css`
  ${stack("lg")};

  ${media.md} {
    position: sticky;
    top: ${theme.space.xl};
    align-self: start;

    /* The counter is in its own row, above the buttons. */
    [role="status"] {
      order: -1;
      flex-basis: 100%;
    }
  }
`;

/* Hidden without script, where swipes, the dots and the text replace the buttons. */
const pageButtonsStyle = css`
  ${wrappedRow("md", "xs")};
  align-items: center;

  ${media.sm} {
    column-gap: ${theme.space.md};
  }

  /* The buttons have equal widths, unless a label needs more space. */
  button {
    flex: 1 1 0;
    min-width: min-content;
    padding-inline: ${theme.space.sm};
  }

  button:disabled {
    border-color: ${theme.colour.line};
    color: ${theme.colour.muted};
  }

  p {
    font-weight: 600;
    white-space: nowrap;
  }

  ${scriptOnlyStyle};
`;

/** The printed pages, one at a time, with buttons, dots, arrow keys and swipes. Each page can be enlarged. */
export function ExcerptViewer({ texts, chapter, pages }: ExcerptViewerProps) {
  useHydration();
  // Undefined until the browser reports the page in view, because visitors may turn pages before the scripts load.
  const [reachedIndex, setReachedIndex] = useState<number>();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const index = reachedIndex ?? 0;
  const count = pages.length;
  const { viewer, list, listStyle, moveTo } = useViewer(count, index, setReachedIndex);
  useEffect(() => {
    const closeEnlargedPage = (): void => {
      setIsEnlarged(false);
    };
    addEventListener("popstate", closeEnlargedPage);
    return () => {
      removeEventListener("popstate", closeEnlargedPage);
    };
  }, []);
  const currentPage = pages[index];
  const fillPageNumber = (text: string): string => fillText(text, { page: index + 1, count });
  const { width = 2, height = 3 } = pages[0]?.picture.file.gatsbyImageData ?? {};
  const pageControls = (
    <PageButtons texts={texts} index={index} count={count} moveTo={moveTo} css={pageButtonsStyle}>
      <p role="status">{fillPageNumber(texts.counter)}</p>
    </PageButtons>
  );

  return (
    <section id="pages" aria-labelledby="chapter">
      <div ref={viewer} css={[viewerStyle, columnStyle(width / height)]} {...hydrateOnVisible}>
        <div css={headingStyle}>
          <SectionHeading id="chapter" eyebrow={texts.eyebrow} title={chapter} />
          <p>
            <span css={scriptOnlyStyle}>{texts.text}</span> <a href="#text">{texts.readAsText}</a>
          </p>
        </div>
        <ol ref={list} aria-label={texts.label} data-ground="light" css={[listStyle, pageListStyle]}>
          {pages.map(({ name, picture }, page) => (
            <li key={name}>
              {/* Without script, a click opens the file. With script, the Tab key skips the other pages. */}
              <a
                href={picture.file.download.url}
                tabIndex={reachedIndex !== undefined && page !== index ? -1 : undefined}
                {...markReplayable(`page-${String(page + 1)}`)}
                onClick={(event) => {
                  if (isModified(event)) return;
                  event.preventDefault();
                  moveTo(page);
                  setIsEnlarged(true);
                  pushViewerEntry();
                }}
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 48em) min(28rem, 60vh), 90vw"
                  firstSeenOn={page === 0 ? "(min-width: 48em)" : undefined}
                />
                <span>{texts.enlarge}</span>
              </a>
            </li>
          ))}
        </ol>
        <div css={controlsStyle}>
          {pageControls}
          <PageDots texts={texts} count={count} currentIndex={index} onChoose={moveTo} />
        </div>
        {isEnlarged && currentPage && (
          <EnlargedPage
            label={fillPageNumber(texts.enlarged)}
            closeLabel={texts.close}
            picture={currentPage.picture}
            href={`#${pageTextId(index)}`}
            subject={currentPage.title}
            onClose={() => {
              setIsEnlarged(false);
              leaveViewerEntry();
            }}
          >
            {pageControls}
          </EnlargedPage>
        )}
      </div>
    </section>
  );
}
