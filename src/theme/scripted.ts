import { css } from "@emotion/react";
import { media } from "./media";

/** For what names or does something that needs script: it is not there where none runs. */
export const scripted = css`
  ${media.scriptless} {
    display: none;
  }
`;
