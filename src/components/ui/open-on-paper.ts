import { css } from "@emotion/react";
import { media } from "../../theme/media";

/** For a details element: its closed content would be missing in print. */
export const openOnPaper = css`
  ${media.print} {
    &::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
  }
`;
