import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useCallback, useRef } from "react";
import { replayMark, wakeMark } from "../../hydration/marks";
import { useHydration } from "../../hydration/use-hydration";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { Eyebrow } from "../ui/eyebrow";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { EnlargedPage } from "./enlarged-page";
import { PageDots } from "./page-dots";
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
  gap: ${theme.space.xl} ${theme.space.x4};

  ${media.lg} {
    grid-template: "heading strip" 1fr "controls strip" 1fr / 5fr 6fr;
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
    align-content: end;
  }
`;

const stripStyle = css`
  display: flex;
  width: 100%;
  max-width: 34rem;
  border: 1px solid ${theme.colour.line};
  background-color: ${theme.colour.raised};
  box-shadow: 0 1.5rem 3rem -1.5rem ${theme.colour.border};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  img {
    width: 100%;
  }

  ${media.lg} {
    grid-area: strip;
    justify-self: end;
  }
`;

const pageLink = css`
  position: relative;
  display: block;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const enlargeLabel = css`
  position: absolute;
  right: ${theme.space.sm};
  bottom: ${theme.space.sm};
  padding: ${theme.space.xxs} ${theme.space.sm};
  background-color: ${theme.colour.ground};
  color: ${theme.colour.ink};
  font: 600 ${theme.type.small} / 1.6 ${theme.font.text};
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

/* Without script a swipe, a dot or the text turn the page. */
const scripted = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md} ${theme.space.xs};
  align-items: center;

  ${media.sm} {
    column-gap: ${theme.space.md};
  }

  /* In one row, equally wide, for as long as their words fit. */
  button {
    flex: 1 1 0;
    min-width: min-content;
    padding-inline: ${theme.space.md};
  }

  button:disabled {
    border-color: ${theme.colour.line};
    color: ${theme.colour.muted};
    cursor: default;
  }

  ${media.scriptless} {
    display: none;
  }
`;

const counterStyle = css`
  font-weight: 600;
  white-space: nowrap;
`;

/** The printed pages one at a time: buttons, dots, arrow keys, a swipe; each page can be enlarged. */
export function ExcerptViewer({ words, chapter, pages }: ExcerptViewerProps) {
  useHydration();
  const viewer = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, index, show } = usePageStrip(pages.length);
  const turn = useCallback(
    (by: 1 | -1) => {
      show(index + by);
    },
    [index, show],
  );
  useArrowKeys(viewer, turn);

  const first = index === 0;
  const last = index === pages.length - 1;
  const fill = (text: string) =>
    text.replace("{page}", String(index + 1)).replace("{count}", String(pages.length));
  const current = pages[index]?.frontmatter.picture;

  return (
    <Section ground="light" labelledBy="chapter" id="pages">
      <div ref={viewer} css={layout} {...wakeMark}>
        <div css={heading}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 id="chapter">{chapter}</h2>
          <p css={onScreen}>
            {words.text} <a href="#text">{words.readAsText}</a>
          </p>
        </div>
        <ol ref={strip} aria-label={words.label} css={[stripStyle, onScreen]}>
          {pages.map(({ name, frontmatter: { picture } }, page) => (
            <li key={name}>
              <a
                href={picture.file.publicURL ?? ""}
                css={pageLink}
                {...replayMark}
                onClick={(event) => {
                  event.preventDefault();
                  show(page);
                  dialog.current?.showModal();
                }}
              >
                <Picture
                  data={picture.file}
                  alt={picture.alt}
                  sizes="(min-width: 38em) 34rem, 92vw"
                  priority={page === 0}
                />
                <span css={enlargeLabel}>{words.enlarge}</span>
              </a>
            </li>
          ))}
        </ol>
        <div css={[controls, onScreen]}>
          <div css={scripted}>
            <button
              ref={previous}
              type="button"
              disabled={first}
              css={secondaryButton}
              {...replayMark}
              onClick={() => {
                // A button that is disabled loses the focus, so at the end the other one takes it.
                if (index === 1) next.current?.focus();
                turn(-1);
              }}
            >
              {words.previous}
            </button>
            <p role="status" css={counterStyle}>
              {fill(words.counter)}
            </p>
            <button
              ref={next}
              type="button"
              disabled={last}
              css={secondaryButton}
              {...replayMark}
              onClick={() => {
                if (index === pages.length - 2) previous.current?.focus();
                turn(1);
              }}
            >
              {words.next}
            </button>
          </div>
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
        <EnlargedPage dialog={dialog} label={fill(words.enlarged)} close={words.close} picture={current} />
      )}
    </Section>
  );
}

export const excerptViewerFields = graphql`
  fragment ExcerptViewer on ExcerptLandingViewer {
    eyebrow
    text
    label
    previous
    next
    counter
    dots
    dot
    enlarge
    enlarged
    close
    readAsText
  }

  fragment ExcerptPicture on ExcerptPage {
    name
    frontmatter {
      picture {
        ...PageScan
      }
    }
  }
`;
