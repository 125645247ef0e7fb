import { css } from "@emotion/react";
import { visuallyHidden } from "../ui/visually-hidden";

/** The links of a compiled text: the hints that src/build/texts/render-text.ts adds to them are for screen readers only. */
export const writtenLinks = css`
  a[target] > span:not(.video-title) {
    ${visuallyHidden}
  }
`;
