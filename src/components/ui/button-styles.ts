import { css } from "@emotion/react";
import { contract } from "../../hydration/contract";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

const base = css`
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
  cursor: pointer;
  transition:
    background-color ${theme.motion.control},
    color ${theme.motion.control},
    border-color ${theme.motion.control};

  /* Sending, or clicked before the page was ready to answer. */
  &:disabled,
  &[${contract.pending}] {
    cursor: progress;
    opacity: 0.72;
  }

  ${media.forcedColours} {
    border-color: currentColor;
  }
`;

/** The one thing to do on a screen. */
export const primaryButton = css`
  ${base};
  background-color: ${theme.colour.action};
  color: ${theme.colour.onAction};

  &:hover:not(:disabled) {
    background-color: ${theme.colour.ink};
    color: ${theme.colour.ground};
  }
`;

/** A button for something that is not available yet; it keeps its place and draws no attention. */
export const waitingButton = css`
  ${base};
  border: 1px dashed ${theme.colour.border};
  background-color: ${theme.colour.ground};
  color: ${theme.colour.muted};

  &:disabled {
    cursor: default;
    opacity: 1;
  }
`;

/** What one may do instead. */
export const secondaryButton = css`
  ${base};
  border-color: ${theme.colour.border};
  /* No line of the drawing behind it crosses its words. */
  background-color: ${theme.colour.ground};
  color: ${theme.colour.ink};

  &:hover:not(:disabled) {
    border-color: ${theme.colour.ink};
    background-color: ${theme.colour.raised};
  }
`;

/** A button that stands back behind the others. */
export const quietButton = css`
  ${base};
  padding-inline: ${theme.space.md};
  background-color: transparent;
  color: ${theme.colour.ink};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
