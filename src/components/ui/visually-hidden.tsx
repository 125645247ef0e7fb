import { css } from "@emotion/react";
import type { ReactNode } from "react";

/** Seen by nobody, heard by those who listen to the page. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  /* A space at its beginning is heard. */
  white-space: pre;
`;

/** Text for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
