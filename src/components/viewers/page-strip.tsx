import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type RefObject, useSyncExternalStore } from "react";
import { replayMark } from "../../hydration/marks";
import { unchanging } from "../../hydration/unchanging";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { isModified } from "../ui/is-modified";
import { Picture } from "../ui/picture";

interface PageStripProps {
  /** The list itself, whose scrolling tells which page is shown. */
  strip: RefObject<HTMLOListElement | null>;
  label: string;
  /** What a click on a page does, in words that stand on it. */
  enlarge: string;
  pages: readonly Queries.ExcerptPictureFragment[];
  /** The page in view. */
  index: number;
  /** The keyboard has come to a page, which the browser brings into view and tells of only later. */
  onReach: (page: number) => void;
  onOpen: (page: number) => void;
}

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

  /* The pictures of later pages are fetched once a visitor stirs, so that the first one is there sooner. */
  ${media.scripting} {
    html:not([data-stirred]) & > li:not(:first-of-type) picture {
      display: block;
      content-visibility: hidden;
    }
  }

  /* On paper the text below is the excerpt. */
  ${media.print} {
    display: none;
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

/**
 * The printed pages side by side, one in view at a time; without script a click opens the picture itself, and Tab goes
 * from page to page. With it Tab goes on to the buttons that turn them.
 */
export function PageStrip({ strip, label, enlarge, pages, index, onReach, onOpen }: PageStripProps) {
  const isAwake = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return (
    <ol ref={strip} aria-label={label} css={stripStyle}>
      {pages.map(({ name, frontmatter: { picture } }, page) => (
        <li key={name}>
          <a
            href={picture.file.publicURL ?? ""}
            css={pageLink}
            tabIndex={isAwake && page !== index ? -1 : undefined}
            {...replayMark}
            onFocus={() => {
              onReach(page);
            }}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              onOpen(page);
            }}
          >
            <Picture data={picture.file} alt={picture.alt} sizes="(min-width: 38em) 34rem, 92vw" />
            <span css={enlargeLabel}>{enlarge}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

export const excerptPictureFields = graphql`
  fragment ExcerptPicture on ExcerptPage {
    name
    frontmatter {
      picture {
        ...PageScan
      }
    }
  }
`;
