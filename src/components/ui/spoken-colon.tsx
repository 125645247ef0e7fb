import { css } from "@emotion/react";

const unseen = css`
  font-size: 0;
`;

/**
 * A colon that is read aloud and copied, but not visible. It stays in the text flow: screen readers add a space before
 * content outside of it.
 */
export function SpokenColon() {
  return <span css={unseen}>: </span>;
}
