import { css } from "@emotion/react";
import { equals } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

/** A set of equals: one column on a phone, two with room. */
export const pairs = css`
  display: grid;
  row-gap: ${theme.space.lg};
  margin-top: ${theme.space.xxl};

  ${media.md} {
    ${equals(2)};
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
    ${equals(3)};

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/** What begins each of a set of equals, whether it has a ground of its own or not. */
export const topRule = css`
  border-top: 1px solid ${theme.colour.ink};
`;

/** What stands out from its section: what is on it has this for its ground. */
export const raised = css`
  --ground: ${theme.colour.raised};
  background-color: ${theme.colour.ground};
`;

/** One of a set of equals. */
export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding: ${theme.space.lg} min(${theme.space.lg}, 6vw) ${theme.space.xl};
  ${topRule};
  ${raised};
`;
