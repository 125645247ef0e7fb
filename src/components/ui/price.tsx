import { css } from "@emotion/react";
import { theme } from "../../theme/theme";

const style = css`
  margin-top: ${theme.space.md};

  strong {
    display: block;
    font: 380 ${theme.type.h1} / 1 ${theme.font.display};
    letter-spacing: -0.02em;
  }

  span {
    color: ${theme.colour.muted};
  }
`;

/** A price in large figures, and a note on it. */
export function Price({ price, note }: { price: string; note: string }) {
  return (
    <p css={style}>
      <strong>{price}</strong> <span>{note}</span>
    </p>
  );
}
