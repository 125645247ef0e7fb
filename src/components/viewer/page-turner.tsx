import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLayoutEffect, useRef } from "react";
import { replayable } from "../../hydration/markup";
import { media } from "../../theme/media";
import { scripted } from "../../hydration/scripted";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";

interface PageTurnerProps {
  words: Queries.PageTurnerFragment;
  /** The zero-based index of the current page. */
  index: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
}

/* Hidden without script, where swipes, the dots and the text replace the buttons. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md} ${theme.space.xs};
  align-items: center;

  ${media.sm} {
    column-gap: ${theme.space.md};
  }

  /* In one row of equal widths, as long as the labels fit. */
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

  // A button that becomes disabled loses the focus; on the first and the last page the other button receives it.
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
        {...replayable("previous")}
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
        {...replayable("next")}
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
  fragment PageTurner on ExcerptLandingViewer { previous next counter }
`;
