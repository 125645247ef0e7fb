import { css } from "@emotion/react";
import { useEffect } from "react";
import { fillLocalTimes, type LocalTimeLine } from "../../calendar/local-time";
import { scripted } from "../../hydration/scripted";
import { useHydration } from "../../hydration/use-hydration";
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

/**
 * The moment in the visitor's own time zone. The page's inline script fills it in before hydration, so React does not
 * render its content.
 */
export function LocalTime(line: LocalTimeLine) {
  useHydration();
  useEffect(fillLocalTimes);
  return <p {...line} css={localTime} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
