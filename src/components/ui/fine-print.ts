import { css } from "@emotion/react";
import { theme } from "../../theme/theme";

/** Small print in a form's grid, such as the privacy notice. */
export const finePrint = css`
  grid-column: 1 / -1;
  max-width: none;
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
`;
