import { css } from "@emotion/react";
import { media } from "../../theme/media";

interface FlameProps {
  /** One of the drawings of src/theme/artwork/flames. */
  drawing: string;
  /** Low where the words leave a phone little room below them. */
  onPhones: keyof typeof heights;
}

const heights = {
  tall: css`
    height: 52%;
  `,
  low: css`
    height: 12rem;
  `,
};

/* Whole at any height: below the words on a phone, beside them with room, where it rises towards the header. */
const behind = css`
  position: absolute;
  inset: auto -12% 0 auto;
  width: auto;
  max-width: none;
  aspect-ratio: 1.6;
  mask-image: linear-gradient(transparent, black 18%);
  pointer-events: none;

  ${media.md} {
    right: -6%;
    /* In a tall band on a narrow screen it would grow into the words. */
    height: min(100% + 4rem, 55vw);
  }

  ${media.forcedColours} {
    display: none;
  }
`;

/** The flame that a page opens with, behind the words of a dark band that is its frame; it lets their fonts go first. */
export function Flame({ drawing, onPhones }: FlameProps) {
  return (
    <img
      src={drawing}
      alt=""
      width={1600}
      height={1000}
      fetchPriority="low"
      css={[heights[onPhones], behind]}
    />
  );
}
