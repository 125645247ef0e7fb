import { css } from "@emotion/react";
import { media } from "../../theme/media";

interface FlameProps {
  /** One of the drawings of src/theme/artwork/flames. */
  drawing: string;
  /** Low where the words leave a phone little room below them. */
  onPhones: keyof typeof heights;
}

/** The height of a low flame on a phone. */
export const lowFlame = "8rem";

const heights = {
  tall: css`
    height: 44%;
  `,
  low: css`
    height: ${lowFlame};
    /* Whole, with its heart in view. */
    translate: -12% 0;

    ${media.md} {
      translate: none;
    }
  `,
};

/* Whole at any height: below the text on a phone, beside it with room, rising towards the header. */
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
    /* In a tall band on a narrow screen the flame would reach into the text. */
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
