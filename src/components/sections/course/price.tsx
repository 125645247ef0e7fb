import { css } from "@emotion/react";
import { theme } from "../../../theme/theme";

const priceStyle = css`
  margin-top: ${theme.space.md};

  strong {
    display: block;
    /* In some fonts, the dollar sign goes far below the line. */
    margin-bottom: 0.1em;
    font: 400 ${theme.type.h1} / 1 ${theme.font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
  }

  span {
    color: ${theme.colour.muted};
  }
`;

/** A price in large figures, and a note on it. */
export function Price({ price, note }: { price: string; note: string }) {
  return (
    <p css={priceStyle}>
      <strong>{price}</strong> <span>{note}</span>
    </p>
  );
}
