import { css } from "@emotion/react";
import landscape from "../../theme/artwork/landscape-light.svg";
import { media } from "../../theme/theme";

/** The height of a flame on a phone. The flame has its own space below the text and the buttons. */
export const lowFlameHeight = "8rem";

/* The whole flame is visible: below the text on a phone, beside the text and behind the header on wider screens. */
const flameStyle = css`
  position: absolute;
  inset: auto -12% 0 auto;
  width: auto;
  height: ${lowFlameHeight};
  aspect-ratio: 1.6;
  mask-image: linear-gradient(transparent, currentColor 18%);

  /* On a phone, the middle of the flame is visible. */
  ${media.narrow} {
    translate: -12% 0;
  }

  ${media.md} {
    right: -6%;
    /* In a tall band on a narrow screen, the flame would overlap the text. */
    height: min(100% + 4rem, 55vw);
  }
`;

/**
 * The flame behind the opening of a page. It loads after the fonts of the text in front of it.
 * @param props.drawing a drawing in src/theme/artwork/flames
 */
export function Flame({ drawing }: { drawing: string }) {
  return <img src={drawing} alt="" width={1600} height={1000} fetchPriority="low" css={flameStyle} />;
}

/** The style of a drawing behind the text that is as large as its section. */
export const sectionDrawingStyle = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const contourStyle = css`
  ${sectionDrawingStyle};
  object-position: 0 0;
  /* At this opacity, small text over a line has a contrast of at least 4.5:1. */
  opacity: 0.6;
`;

/**
 * Styles of a box that shows a drawing of src/theme/artwork in the colours of its ground.
 * @param file the drawing's address. Only its shape is used
 * @param colours a CSS background
 * @param positionAndSize the drawing's position and size. The default is as large as the box
 * @param forcedBackground the background in forced colours
 */
export function drawingStyle(
  file: string,
  colours: string,
  positionAndSize = "0 0 / 100% 100%",
  forcedBackground = "CanvasText",
) {
  return css`
    background: ${colours};
    mask: url("${file}") ${positionAndSize};
    forced-color-adjust: none;
    print-color-adjust: exact;

    ${media.forcedColours} {
      background: ${forcedBackground};
    }
  `;
}

/* The drawing is mirrored horizontally, vertically or both, so that four sections can show different parts of it. */
const cornerScales = { northWest: "1", northEast: "-1 1", southWest: "1 -1", southEast: "-1" };

/** The attributes of the drawing with contour lines. */
export const landscapeAttributes = {
  src: landscape,
  width: 1600,
  height: 900,
  loading: "lazy",
  fetchPriority: "low",
} as const;

/**
 * The drawing of faint contour lines behind a light section.
 * @param props.corner the corner of the drawing at the section's top left
 */
export function Landscape({ corner }: { corner: keyof typeof cornerScales }) {
  return <img {...landscapeAttributes} alt="" css={[contourStyle, css({ scale: cornerScales[corner] })]} />;
}
