import { css } from "@emotion/react";
import { media } from "../../theme/media";

interface FlameProps {
  /** A drawing in src/theme/artwork/flames. */
  drawing: string;
  /** "low" if the text leaves little space below it on a phone. */
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
    /* The whole flame, with its heart visible. */
    translate: -12% 0;

    ${media.md} {
      translate: none;
    }
  `,
};

/* The whole flame at any height: on a phone below the text, on wider screens beside it and behind the header. */
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
    /* In a tall band on a narrow screen, the flame would overlap the text. */
    height: min(100% + 4rem, 55vw);
  }

  ${media.forcedColours} {
    display: none;
  }
`;

/** The flame behind the opening of a page. It loads after the fonts of the text in front of it. */
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
