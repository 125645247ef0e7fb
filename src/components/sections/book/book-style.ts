import { css } from "@emotion/react";
import { theme } from "../../../theme/theme";

/** Shows a cover as a book that lies on the page, with the spine on the left and the edges of the pages on the right. */
export const bookStyle = css`
  position: relative;
  padding-right: 0.4375rem;
  border-radius: 1px 2px 2px 1px;
  background: repeating-linear-gradient(90deg, ${theme.colour.ink} 0 2px, ${theme.colour.border} 2px 3px)
    right / 0.4375rem calc(100% - 0.375rem) no-repeat;
  box-shadow: 0 2rem 4rem -1rem ${theme.colour.ground};

  picture {
    position: relative;
    display: block;
    border: 1px solid ${theme.colour.border};
    border-right: 0;
  }

  picture::after {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 5%;
    background: linear-gradient(
      90deg,
      color-mix(in srgb, ${theme.colour.ink} 30%, transparent),
      transparent 45% 70%,
      color-mix(in srgb, ${theme.colour.ground} 90%, transparent) 85%,
      transparent
    );
  }
`;
