import { css } from "@emotion/react";
import { equalColumns } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

/** Equal cards: one column on a phone, two on wider screens. */
export const twoColumns = css`
  display: grid;
  row-gap: ${theme.space.lg};
  margin-top: ${theme.space.xxl};

  ${media.md} {
    ${equalColumns(2)};
  }
`;

/** Equal cards: one column on a phone, two on a tablet, three on wider screens. */
export const threeColumns = css`
  ${twoColumns};

  /* A last card alone in its row is as wide as the row. */
  ${media.md} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.lg} {
    ${equalColumns(3)};

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/** The top of each equal card, with a ground of its own or without. */
export const topRule = css`
  border-top: 1px solid ${theme.colour.ink};
`;

/** A raised card; its content uses this colour as its ground. */
export const raised = css`
  --ground: ${theme.colour.raised};
  background-color: ${theme.colour.ground};
`;

/** One of several equal cards. */
export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding: ${theme.space.lg} min(${theme.space.lg}, 6vw) ${theme.space.xl};
  ${topRule};
  ${raised};
`;
