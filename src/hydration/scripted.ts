import { css } from "@emotion/react";
import { media } from "../theme/theme";
import { markup } from "./markup";

/**
 * Styles that apply without JavaScript, or if the page's scripts failed to load.
 * @param declarations as in a style sheet
 */
export function scriptlessStyle(declarations: string) {
  return css`
    ${media.scriptless} {
      ${declarations}
    }

    html[${markup.failed}] & {
      ${declarations}
    }
  `;
}

/** Hides elements that need script. */
export const scriptOnlyStyle = scriptlessStyle("display: none;");
