import { css } from "@emotion/react";
import landscape from "../../theme/artwork/landscape-light.svg";
import { media } from "../../theme/media";

const behind = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  object-fit: cover;
  object-position: 0 0;
  /* At this opacity, small text over a line has a contrast of at least 4.5:1. */
  opacity: 0.6;
  pointer-events: none;

  ${media.forcedColours} {
    display: none;
  }
`;

/* One drawing, mirrored in both directions, gives four different crops. */
const turned = {
  northWest: undefined,
  northEast: css`
    scale: -1 1;
  `,
  southWest: css`
    scale: 1 -1;
  `,
  southEast: css`
    scale: -1 -1;
  `,
};

/**
 * Faint contours behind a light section.
 * @param props.from the corner of the drawing at the section's top left
 */
export function Landscape({ from }: { from: keyof typeof turned }) {
  return (
    <img
      src={landscape}
      alt=""
      width={1600}
      height={900}
      loading="lazy"
      fetchPriority="low"
      css={[behind, turned[from]]}
    />
  );
}
