import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { markup } from "../../hydration/markup";
import { theme } from "../../theme/theme";

/** A row of filters. */
export const filterRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

/** A filter, as a button or a link; the chosen one is filled. */
export const filterStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: ${theme.space.xs} ${theme.space.md};
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  background-color: transparent;
  color: ${theme.colour.ink};
  font-size: ${theme.type.label};
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.control},
    border-color ${theme.motion.control};

  &:hover {
    border-color: ${theme.colour.ink};
  }

  &[aria-pressed="true"],
  &[aria-current] {
    border-color: ${theme.colour.ink};
    background-color: ${theme.colour.ink};
    color: ${theme.colour.ground};
  }

  /* Forced colours remove the fill, which is the only difference otherwise. */
  ${media.forcedColours} {
    &[aria-pressed="true"],
    &[aria-current] {
      border-color: SelectedItem;
      background-color: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }

  &[${markup.pending}] {
    cursor: progress;
  }
`;
