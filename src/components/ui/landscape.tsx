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
  pointer-events: none;

  ${media.forcedColours} {
    display: none;
  }
`;

/** Faint contours behind a light section. */
export function Landscape() {
  return <img src={landscape} alt="" width={1600} height={1000} loading="lazy" css={behind} />;
}
