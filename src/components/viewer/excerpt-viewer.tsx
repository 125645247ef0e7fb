import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useCallback, useEffect, useRef } from "react";
import { hydrateOnVisible } from "../../hydration/markup";
import { useHydration } from "../../hydration/use-hydration";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { scripted } from "../../hydration/scripted";
import { theme } from "../../theme/theme";
import { band } from "../sections/section";
import { SectionHeading } from "../ui/section-heading";
import { EnlargedPage } from "./enlarged-page";
import { PageDots } from "./page-dots";
import { PageStrip } from "./page-strip";
import { pageTextId } from "./page-text-id";
import { PageTurner } from "./page-turner";
import { useArrowKeys } from "./use-arrow-keys";
import { usePageStrip } from "./use-page-strip";
import { leaveViewerEntry, pushViewerEntry } from "./viewer-entry";

interface ExcerptViewerProps {
  words: Queries.ExcerptViewerFragment;
  /** The chapter whose first pages these are. */
  chapter: string;
  pages: readonly Queries.ExcerptPictureFragment[];
}

const layout = css`
  display: grid;
  row-gap: ${theme.space.xl};
  width: 100%;
  max-width: ${theme.widths.page};
  margin-inline: auto;

  ${media.lg} {
    grid-template-areas: "heading strip" "controls strip";
    grid-template-rows: auto 1fr;
    ${split(5, 6)};
  }
`;

/* In print, the text below replaces the pages; the chapter's title remains. */
const onScreen = css`
  ${media.print} {
    display: none;
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};

  ${media.lg} {
    grid-area: heading;
  }
`;

const controls = css`
  display: grid;
  gap: ${theme.space.lg};
  align-content: start;
  max-width: 34rem;

  ${media.lg} {
    grid-area: controls;
  }
`;

/** The printed pages, one at a time, with buttons, dots, arrow keys and swipes; each page can be enlarged. */
export function ExcerptViewer({ words, chapter, pages }: ExcerptViewerProps) {
  useHydration();
  const viewer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, index, show } = usePageStrip(pages.length);
  const turn = useCallback(
    (by: 1 | -1) => {
      show(index + by);
    },
    [index, show],
  );
  useArrowKeys(viewer, turn);

  const open = (page: number) => {
    show(page);
    dialog.current?.showModal();
    pushViewerEntry();
    // Each page opens at its top left, whatever the scroll position of the previous one.
    dialog.current?.scrollTo({ top: 0, left: 0, behavior: "instant" });
  };
  useEffect(() => {
    const close = (): void => dialog.current?.close();
    addEventListener("popstate", close);
    return () => {
      removeEventListener("popstate", close);
    };
  }, []);
  const label = words.enlarged.replace("{page}", String(index + 1)).replace("{count}", String(pages.length));
  const current = pages[index];

  return (
    <section id="pages" aria-labelledby="chapter" data-ground="light" css={band}>
      <div ref={viewer} css={layout} {...hydrateOnVisible}>
        <div css={heading}>
          <SectionHeading id="chapter" eyebrow={words.eyebrow} title={chapter} />
          <p css={onScreen}>
            <span css={scripted}>{words.text}</span> <a href="#text">{words.readAsText}</a>
          </p>
        </div>
        <PageStrip
          strip={strip}
          label={words.label}
          enlarge={words.enlarge}
          pages={pages}
          index={index}
          onReach={show}
          onOpen={open}
        />
        <div css={[controls, onScreen]}>
          <PageTurner words={words} index={index} count={pages.length} onTurn={turn} />
          <PageDots
            label={words.dots}
            name={words.dot}
            count={pages.length}
            current={index}
            onChoose={show}
          />
        </div>
      </div>
      {current && (
        <EnlargedPage
          dialog={dialog}
          label={label}
          close={words.close}
          picture={current.picture}
          href={`#${pageTextId(index)}`}
          about={current.title}
          onClose={leaveViewerEntry}
        />
      )}
    </section>
  );
}

export const excerptViewerFields = graphql`
  fragment ExcerptViewer on ExcerptLandingViewer {
    eyebrow text label dots dot enlarge enlarged close readAsText
    ...PageTurner
  }
`;
