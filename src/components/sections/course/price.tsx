import { css } from "@emotion/react";
import { numerals } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";

const priceStyle = css`
  margin-top: ${theme.space.md};

  strong {
    display: block;
    /* In some fonts, the dollar sign extends far below the line. */
    margin-bottom: 0.1em;
    ${numerals(theme.type.h1)};
  }

  span {
    color: ${theme.colour.muted};
  }
`;

export function Price({ price, note }: { price: string; note: string }) {
  return (
    <p css={priceStyle}>
      <strong>{price}</strong> <span>{note}</span>
    </p>
  );
}
