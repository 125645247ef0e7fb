import { css } from "@emotion/react";
import { visuallyHidden } from "../ui/visually-hidden";

/** The links of a text that was compiled from MDX: what src/build/render-mdx.ts adds to them is for listeners. */
export const writtenLinks = css`
  a[target] > span {
    ${visuallyHidden}
  }
`;
