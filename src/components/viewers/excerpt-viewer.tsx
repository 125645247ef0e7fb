import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useCallback, useRef } from "react";
import { wakeMark } from "../../hydration/marks";
import { useHydration } from "../../hydration/use-hydration";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { scripted } from "../../theme/scripted";
import { theme } from "../../theme/theme";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";
import { EnlargedPage } from "./enlarged-page";
import { PageDots } from "./page-dots";
import { PageStrip } from "./page-strip";
import { PageTurner } from "./page-turner";
import { useArrowKeys } from "./use-arrow-keys";
import { usePageStrip } from "./use-page-strip";

interface ExcerptViewerProps {
  words: Queries.ExcerptViewerFragment;
  /** The chapter that the pages open. */
  chapter: string;
  pages: readonly Queries.ExcerptPictureFragment[];
}

const layout = css`
  display: grid;
  row-gap: ${theme.space.xl};

  ${media.lg} {
    grid-template-areas: "heading strip" "controls strip";
    grid-template-rows: auto 1fr;
    ${split(5, 6)};
  }
`;

/* On paper the text below is the excerpt; the chapter's title stays. */
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

/** The printed pages one at a time: buttons, dots, arrow keys, a swipe; each page can be enlarged. */
export function ExcerptViewer({ words, chapter, pages }: ExcerptViewerProps) {
  useHydration("ExcerptViewer");
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
    // Where the last page was left is nowhere in particular of this one.
    dialog.current?.scrollTo({ top: 0, left: 0, behavior: "instant" });
  };
  const label = words.enlarged.replace("{page}", String(index + 1)).replace("{count}", String(pages.length));
  const current = pages[index]?.frontmatter.picture;

  return (
    <Section ground="light" labelledBy="chapter" id="pages">
      <div ref={viewer} css={layout} {...wakeMark}>
        <div css={heading}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 id="chapter">{chapter}</h2>
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
      {current && <EnlargedPage dialog={dialog} label={label} close={words.close} picture={current} />}
    </Section>
  );
}

export const excerptViewerFields = graphql`
  fragment ExcerptViewer on ExcerptLandingViewer {
    eyebrow
    text
    label
    dots
    dot
    enlarge
    enlarged
    close
    readAsText
    ...PageTurner
  }
`;
