import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

const grid = css`
  display: grid;
  gap: ${theme.space.lg};
  margin-top: ${theme.space.xxl};
`;

/** A set of equals: one column on a phone, two with room. */
export const pairs = css`
  ${grid};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A set of equals in threes: one column on a phone, two on a tablet, three with room. */
export const threes = css`
  ${pairs};

  /* Where the last one stands alone in its row, the row is its own. */
  ${media.md} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/** One of a set of equals. */
export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding: ${theme.space.lg} ${theme.space.lg} ${theme.space.xl};
  border-top: 1px solid ${theme.colour.ink};
  background-color: ${theme.colour.raised};
`;
