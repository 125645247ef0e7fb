import { css } from "@emotion/react";
import { scriptOnlyStyle } from "../../../hydration/scripted";
import { media, theme } from "../../../theme/theme";

/* The line has a fixed height, so that nothing moves when a script fills in the visitor's time. */
const lineStyle = css`
  min-height: 3.2em;
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};

  ${media.md} {
    min-height: 1.6em;
  }

  ${scriptOnlyStyle};
`;

interface LocalTimeProps {
  moment: string;
  until?: string | null;
  text: string;
}

/**
 * The line for a moment in the visitor's own time zone. The page's inline script fills the line
 * (src/browser/dates-script.ts).
 * @param props.moment in ISO 8601
 * @param props.until the moment at which the line is removed
 * @param props.text the line's text, with the placeholder {time}
 */
export function LocalTime({ moment, until, text }: LocalTimeProps) {
  return (
    <p data-local-time={moment} data-local-time-text={text} data-until={until ?? undefined} css={lineStyle} />
  );
}
