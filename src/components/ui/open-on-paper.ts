import { css } from "@emotion/react";
import { media } from "../../theme/media";

/** For details: on paper a closed part would be lost. */
export const openOnPaper = css`
  ${media.print} {
    &::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
  }
`;
