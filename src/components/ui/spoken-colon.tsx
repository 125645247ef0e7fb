import { css } from "@emotion/react";

const unseen = css`
  font-size: 0;
`;

/** A colon that is heard and copied, not seen. It stays in the line, since a screen reader puts a space before what does not. */
export function SpokenColon() {
  return <span css={unseen}>: </span>;
}
