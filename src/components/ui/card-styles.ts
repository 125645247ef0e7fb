import { css } from "@emotion/react";
import { equals } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

/** Equal cards: one column on a phone, two with room. */
export const pairs = css`
  display: grid;
  row-gap: ${theme.space.lg};
  margin-top: ${theme.space.xxl};

  ${media.md} {
    ${equals(2)};
  }
`;

/** Equal cards in three columns: one on a phone, two on a tablet, three with room. */
export const threes = css`
  ${pairs};

  /* A last card alone in its row takes the whole row. */
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

/** The top of each equal card, with a ground of its own or without. */
export const topRule = css`
  border-top: 1px solid ${theme.colour.ink};
`;

/** A raised card: its content reads this colour as its ground. */
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
