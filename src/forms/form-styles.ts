import { css } from "@emotion/react";
import { equalColumns } from "../theme/mixins";
import { media, theme } from "../theme/theme";

/** A grid of two columns if the width allows. `wholeRowStyle` makes a field span both. */
export const formGridStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};

  ${media.md} {
    ${equalColumns(2)};
  }
`;

/** Makes an element span all columns of the form. */
export const wholeRowStyle = css`
  grid-column: 1 / -1;
`;

/** The persistent outcome message, for a visitor who missed the toast. */
export const outcomeStyle = css`
  padding-left: ${theme.space.lg};
  border-left: 3px solid ${theme.colour.ink};
`;

/** The summary of the validation errors. */
export const errorSummaryStyle = css`
  ${wholeRowStyle};
  max-width: none;
  padding: ${theme.space.md} min(${theme.space.lg}, 4.5vw);
  border-left: 3px solid ${theme.colour.accent};
  background-color: ${theme.colour.raised};
  font-size: ${theme.type.label};

  &:empty {
    display: none;
  }
`;

/** The submit button and the buttons beside it: as wide as their labels, full width on a phone. */
export const buttonRowStyle = css`
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
