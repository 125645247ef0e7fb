import { css } from "@emotion/react";
import { theme } from "../../theme/theme";

/** Small letter-spaced capitals at width 75 %, above headlines and columns. */
export const labelStyle = css`
  color: ${theme.colour.accent};
  font: condensed 600 ${theme.type.small} / 1.4 ${theme.font.label};
  letter-spacing: 0.16em;
  text-transform: uppercase;
`;
