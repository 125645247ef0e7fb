import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

const { space, type, colour, font } = theme;

/**
 * Tables. A table that is wider than its container scrolls horizontally and indicates it: its caption appears above
 * it, and a shadow appears on each side where content is hidden. The caption's box is one line high if the table
 * overflows, and otherwise has no height, so that it is clipped.
 */
export const tableStyle = css`
  .table {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(min-content, 1fr);
    max-width: 100cqi;
    margin-top: ${space.xl};
    overflow-x: auto;
    background:
      linear-gradient(to right, ${colour.ground} 30%, transparent) left / 3rem 100% local,
      linear-gradient(to left, ${colour.ground} 30%, transparent) right / 3rem 100% local,
      linear-gradient(to right, ${colour.border}, transparent) left / 0.5rem 100%,
      linear-gradient(to left, ${colour.border}, transparent) right / 0.5rem 100%;
    background-repeat: no-repeat;
    background-color: ${colour.ground};
  }

  .table::before {
    content: attr(aria-label) / "";
    position: sticky;
    left: 0;
    width: clamp(0px, (100% - 100cqi - 1px) * 999, 1.75rem);
    min-height: 0;
    aspect-ratio: 1;
    clip-path: inset(0 -100cqi 0 0);
    color: ${colour.muted};
    font: 400 ${type.small} / 1.4 ${font.text};
    white-space: nowrap;
  }

  table {
    justify-self: start;
    min-width: min(100%, var(--measure));
    border-collapse: collapse;
    font-size: ${type.label};
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    min-width: 6.5rem;
    max-width: 22rem;
    padding: ${space.sm} ${space.lg} ${space.sm} 0;
    border-bottom: 1px solid ${colour.line};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    border-bottom: 2px solid ${colour.border};
  }

  .center {
    text-align: center;
  }

  .right {
    text-align: right;
  }

  ${media.print} {
    .table {
      display: block;
      container-type: normal;
      overflow: visible;
      background: none;
    }

    .table::before {
      display: none;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
