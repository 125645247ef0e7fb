import { css } from "@emotion/react";
import { equals } from "../theme/grid";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** Fields in two columns where there is room; a field that needs the whole row asks for it. */
export const formGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};

  ${media.md} {
    ${equals(2)};
  }
`;

/** One part of a form over its whole width. */
export const wholeRow = css`
  grid-column: 1 / -1;
`;

/** The line at a form's end that says where the words go. */
export const finePrint = css`
  ${wholeRow};
  max-width: none;
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
`;

/** What became of a form, for a visitor who was not looking when the toast said so. */
export const outcomeStyle = css`
  padding-left: ${theme.space.lg};
  border-left: 4px solid ${theme.colour.ink};
`;

/** What a visitor reads when something stands in the way of sending. */
export const summary = css`
  ${wholeRow};
  max-width: none;
  padding: ${theme.space.md} ${theme.space.lg};
  border-left: 4px solid ${theme.colour.danger};
  background-color: ${theme.colour.raised};
  font-size: ${theme.type.label};

  &:empty {
    display: none;
  }
`;

/** The button that sends and what stands beside it: as wide as their words need, whole rows on a phone. */
export const sendButton = css`
  display: grid;
  gap: ${theme.space.md};

  ${media.md} {
    display: flex;
    flex-wrap: wrap;

    & > :first-child {
      min-width: 14rem;
    }
  }
`;
