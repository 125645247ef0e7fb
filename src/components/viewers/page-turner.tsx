import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLayoutEffect, useRef } from "react";
import { replayMark } from "../../hydration/marks";
import { media } from "../../theme/media";
import { scripted } from "../../theme/scripted";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";

interface PageTurnerProps {
  words: Queries.PageTurnerFragment;
  /** The page in view, counted from 0. */
  index: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
}

/* Without script a swipe, a dot or the text turn the page. */
const row = css`
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
    padding-inline: ${theme.space.sm};
  }

  button:disabled {
    border-color: ${theme.colour.line};
    color: ${theme.colour.muted};
    cursor: default;
  }

  ${scripted};
`;

const counterStyle = css`
  font-weight: 600;
  white-space: nowrap;
`;

/** Previous, "Page n of N", Next. */
export function PageTurner({ words, index, count, onTurn }: PageTurnerProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // A button that is disabled loses the focus, whatever turned the page; at an end the other one takes it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (index === 0 && activeElement === previous.current) next.current?.focus();
    if (index === count - 1 && activeElement === next.current) previous.current?.focus();
  }, [index, count]);

  return (
    <div css={row}>
      <button
        ref={previous}
        type="button"
        disabled={index === 0}
        css={secondaryButton}
        {...replayMark}
        onClick={() => {
          onTurn(-1);
        }}
      >
        {words.previous}
      </button>
      <p role="status" css={counterStyle}>
        {words.counter.replace("{page}", String(index + 1)).replace("{count}", String(count))}
      </p>
      <button
        ref={next}
        type="button"
        disabled={index === count - 1}
        css={secondaryButton}
        {...replayMark}
        onClick={() => {
          onTurn(1);
        }}
      >
        {words.next}
      </button>
    </div>
  );
}

export const pageTurnerFields = graphql`
  fragment PageTurner on ExcerptLandingViewer {
    previous
    next
    counter
  }
`;
