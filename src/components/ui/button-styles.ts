import { css } from "@emotion/react";
import { markup } from "../../hydration/markup";
import { media, theme } from "../../theme/theme";

const baseButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: 3.25rem;
  padding: ${theme.space.sm} min(${theme.space.xl}, 8vw);
  border: 1px solid transparent;
  border-radius: 2px;
  font: 600 ${theme.type.label} / 1.25 ${theme.font.text};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition:
    background-color ${theme.motion.control},
    color ${theme.motion.control},
    border-color ${theme.motion.control};

  /* The form is being sent, or the click waits for hydration. */
  &:disabled,
  &[${markup.pending}] {
    cursor: progress;
    opacity: 0.72;
  }

  /* Neither forced colours nor print show backgrounds. */
  ${media.forcedColours}, print {
    border-color: currentColor;
  }
`;

export const primaryButton = css`
  ${baseButton};
  background-color: ${theme.colour.accent};
  color: ${theme.colour.onAccent};

  ${media.hover} {
    &:hover:not(:disabled) {
      background-color: ${theme.colour.ink};
      color: ${theme.colour.ground};
    }
  }
`;

/** The button of something that is not available yet. */
export const unavailableButton = css`
  ${baseButton};
  border: 1px dashed ${theme.colour.border};
  background-color: ${theme.colour.ground};
  color: ${theme.colour.muted};

  &:disabled {
    cursor: default;
    opacity: 1;
  }
`;

export const secondaryButton = css`
  ${baseButton};
  border-color: ${theme.colour.border};
  /* The background hides lines of a drawing behind the button. */
  background-color: ${theme.colour.ground};
  color: ${theme.colour.ink};

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${theme.colour.ink};
      background-color: ${theme.colour.raised};
    }
  }
`;

/** The style that makes a button small. */
export const compactButton = css`
  min-height: 2.75rem;
  padding: ${theme.space.xs} ${theme.space.md};
  font-size: ${theme.type.small};
`;

export const quietButton = css`
  ${baseButton};
  padding-inline: ${theme.space.md};
  background-color: transparent;
  color: ${theme.colour.ink};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
