import { css } from "@emotion/react";
import stones from "../../../theme/artwork/stones.svg";
import { theme } from "../../../theme/theme";
import { drawingStyle } from "../../ui/backdrops";

/**
 * Draws a wall with one row of stones for each level. The row of this level is highlighted, and higher rows are faint.
 */
export function Wall({ rows, builtRows }: { rows: number; builtRows: number }) {
  const { border, accent, line } = theme.colour;
  const rowTop = (row: number): string => `${String((row / rows) * 100)}%`;
  const rowGradient = (colourBelow: string, highlight: string, colourAbove: string): string =>
    `linear-gradient(to top, ${colourBelow} ${rowTop(builtRows - 1)}, ${highlight} 0 ${rowTop(builtRows)}, ${colourAbove} 0)`;
  const wallStyle = css`
    max-width: 18rem;
    aspect-ratio: 288 / ${rows * 29};
    /* The last row of pixels would show the beginning of the next repetition of the drawing. */
    clip-path: inset(0 0 1px);
    ${drawingStyle(
      stones,
      rowGradient(border, accent, line),
      "0 100% / 100% auto",
      rowGradient("CanvasText", "Highlight", "transparent"),
    )}
  `;
  return <div css={wallStyle} />;
}
