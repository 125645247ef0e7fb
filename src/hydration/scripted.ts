import { css } from "@emotion/react";
import { media } from "../theme/theme";
import { markup } from "./markup";

/**
 * Styles that apply without JavaScript, or if the page's scripts failed to load.
 * @param declarations CSS declarations
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

/** The style of elements that need script. It hides them without script. */
export const scriptOnlyStyle = scriptlessStyle("display: none;");
