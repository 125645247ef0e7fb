import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type RefObject, useSyncExternalStore } from "react";
import { markup, replayable } from "../../hydration/markup";
import { noopSubscribe } from "../../hydration/noop-subscribe";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { isModified } from "../ui/is-modified";
import { Picture } from "../ui/picture";

interface PageStripProps {
  /** The ref of the list, whose scroll position determines the current page. */
  strip: RefObject<HTMLOListElement | null>;
  label: string;
  /** The visible label of the action on a page. */
  enlarge: string;
  pages: readonly Queries.ExcerptPictureFragment[];
  /** The index of the current page. */
  index: number;
  /** Called when a page receives the focus, before the browser has scrolled it into view. */
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

  /* The pictures of later pages load after the first interaction, so that the first one loads sooner. */
  ${media.scripting} {
    html:not([${markup.interacted}]) & > li:not(:first-of-type) picture {
      display: block;
      content-visibility: hidden;
    }
  }

  /* In print, the text below replaces the pages. */
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
 * The printed pages side by side, one in view at a time. Without script, a click opens the image file, and Tab moves
 * from page to page. With script, Tab skips the other pages and moves on to the buttons.
 */
export function PageStrip({ strip, label, enlarge, pages, index, onReach, onOpen }: PageStripProps) {
  const isHydrated = useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
  return (
    <ol ref={strip} aria-label={label} css={stripStyle}>
      {pages.map(({ name, picture }, page) => (
        <li key={name}>
          <a
            href={picture.file.download.url}
            css={pageLink}
            tabIndex={isHydrated && page !== index ? -1 : undefined}
            {...replayable(`page-${String(page + 1)}`)}
            onFocus={() => {
              if (page !== index) onReach(page);
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
  fragment ExcerptPicture on ExcerptPage { name title picture { ...PageScan } }
`;
