import { css } from "@emotion/react";
import { media } from "../../../theme/media";
import { theme } from "../../../theme/theme";

/**
 * The style of controls that contain text. The font size is at least 16 px, because phones zoom in on a smaller one.
 */
export const controlStyle = css`
  /* With a very large text size on a phone, a whole date needs the space. */
  --inset: ${theme.space.xxs};
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: ${theme.space.sm} var(--inset);
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  background-color: ${theme.colour.raised};
  color: ${theme.colour.ink};
  font: 400 ${theme.type.body} / 1.45 ${theme.font.text};

  ${media.xs} {
    --inset: ${theme.space.md};
  }

  /* SelectField draws the arrow. */
  &:is(select) {
    padding-right: calc(var(--inset) + 1.5rem);
    appearance: none;

    ${media.forcedColours} {
      appearance: auto;
    }
  }

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
