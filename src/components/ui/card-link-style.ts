import { css } from "@emotion/react";
import { theme } from "../../theme/theme";

/** A card that is one link: the link's pseudo-element covers the card, which needs `position: relative`. */
export const coversCard = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  /* The focus ring surrounds the whole clickable card. */
  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.colour.accent};
    outline-offset: 2px;
  }
`;
