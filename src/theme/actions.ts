import { css } from "@emotion/react";
import { numerals, hideTriangle, wrappedRow } from "./mixins";
import { media, theme } from "./theme";

/*
 * The styles of a row of buttons, and of the list that a button with several addresses opens (ui/links.tsx). They are
 * global styles, because styles in components would make the script of every live page larger.
 */

/** The style of a row of buttons. */
export const actionsStyle = css`
  [data-buttons] {
    ${wrappedRow("md")};
    max-width: none;

    /* Buttons in a row are equally high, but not as high as an open list. */
    &:has(> [open]) {
      align-items: start;
    }

    & > * {
      flex: 1 1 100%;

      ${media.sm} {
        flex: 0 0 auto;
      }
    }

    /* The price is beside its button, also on a phone. */
    &:has(> [data-price]) > :first-child {
      flex-basis: 0;

      ${media.sm} {
        flex-basis: auto;
      }
    }

    & > [data-price] {
      flex: none;
      align-self: center;
      ${numerals(theme.type.h4)};
    }

    /* The price is beside the button, not beside the middle of the open list. */
    &:has(> [open]) > [data-price] {
      align-self: start;
      line-height: 3.25rem;
    }
  }
`;

/** The style of the list of addresses. */
export const choicesStyle = css`
  [data-choices] {
    & > summary {
      width: 100%;
      ${hideTriangle};

      ${media.sm} {
        width: auto;
      }
    }

    /* The arrow is two edges of a square. Forced colours would also show transparent edges. */
    & > summary::after {
      content: "";
      width: 0.45em;
      height: 0.45em;
      margin: -0.2em 0 0 0.7em;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }

    /* The list is wide enough for an address, but does not move the next button. */
    & > ul {
      contain: inline-size;

      ${media.sm} {
        width: max(100%, 22rem);
      }

      margin-top: ${theme.space.xs};
      padding: ${theme.space.xs} ${theme.space.md};
      border: 1px solid ${theme.colour.border};
      border-radius: 2px;
      background-color: ${theme.colour.ground};
      font-size: ${theme.type.label};
    }

    a {
      display: block;
      padding-block: ${theme.space.sm};
      color: ${theme.colour.ink};
    }

    span:not(a span) {
      display: block;
      padding-top: ${theme.space.sm};
      color: ${theme.colour.muted};
      font-size: ${theme.type.small};
    }
  }
`;
