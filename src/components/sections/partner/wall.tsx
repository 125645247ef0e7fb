import { css } from "@emotion/react";
import stones from "../../../theme/artwork/stones.svg";
import { theme } from "../../../theme/theme";
import { drawingStyle } from "../../ui/backdrops";

/**
 * Draws a wall with one row of stones for each level. The row of this level is highlighted, and higher rows are faint.
 */
export function Wall({ courses, built }: { courses: number; built: number }) {
  const { border, accent, line } = theme.colour;
  const end = (course: number): string => `${String((course / courses) * 100)}%`;
  const colours = (below: string, lit: string, above: string): string =>
    `linear-gradient(to top, ${below} ${end(built - 1)}, ${lit} 0 ${end(built)}, ${above} 0)`;
  const wall = css`
    max-width: 18rem;
    aspect-ratio: 288 / ${courses * 29};
    /* The repeated drawing would begin again in the last pixel, which is a joint. */
    clip-path: inset(0 0 1px);
    ${drawingStyle(
      stones,
      colours(border, accent, line),
      "0 100% / 100% auto",
      colours("CanvasText", "Highlight", "transparent"),
    )}
  `;
  return <div css={wall} />;
}
