import { css } from "@emotion/react";
import type { LocalTimeLine } from "../../calendar/local-time";
import { scripted } from "../../hydration/scripted";
import { media, theme } from "../../theme/theme";

/* The line has a fixed height, so that nothing moves when the visitor's own time is filled in. */
const localTime = css`
  min-height: 3.2em;
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};

  ${media.md} {
    min-height: 1.6em;
  }

  ${scripted};
`;

/** The moment in the visitor's own time zone, filled in by the page's inline script (src/browser/dates-script.ts). */
export function LocalTime(line: LocalTimeLine) {
  return <p {...line} css={localTime} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
