import { css } from "@emotion/react";
import { theme } from "../../theme/theme";

/** The look of a control that holds text. Its text is never under 16 px, so that phones do not zoom. */
export const controlStyle = css`
  width: 100%;
  min-height: 3.25rem;
  padding: ${theme.space.sm} ${theme.space.md};
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  background-color: ${theme.colour.raised};
  color: ${theme.colour.ink};
  font: 400 ${theme.type.body} / 1.45 ${theme.font.text};

  &:disabled {
    border-style: dashed;
    background-color: transparent;
    cursor: default;
  }

  &[aria-invalid] {
    border-color: ${theme.colour.danger};
    box-shadow: inset 0 0 0 1px ${theme.colour.danger};
  }
`;
