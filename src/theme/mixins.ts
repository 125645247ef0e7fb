import { media, theme } from "./theme";

type Space = keyof typeof theme.space;

/** Declarations for content as wide as the page, in the middle of the window. */
export const pageColumn = `width: 100%; max-width: ${theme.widths.page}; margin-inline: auto;`;

/** Declarations for a link that is not inside a sentence. It gets a touch target of 44 px. */
export const touchTarget = `display: inline-flex; align-items: center; min-height: 2.75rem;`;

/** Declarations for a list with lines above, between and below its items. */
export const ruledList = `
  border-bottom: 1px solid ${theme.colour.ink};

  & > li {
    border-top: 1px solid ${theme.colour.ink};
  }
`;

/** Declarations for parts below each other, with a space of the theme between them. */
export const stack = (gap: Space): string =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space[gap]}; align-content: start;`;

/** Declarations for parts in a row that wraps, with spaces of the theme between them. */
export const wrappedRow = (rowGap: Space, columnGap?: Space): string =>
  `display: flex; flex-wrap: wrap; gap: ${theme.space[rowGap]} ${columnGap ? theme.space[columnGap] : ""};`;

/** Declarations for the sentence below a heading. */
export const lead = `font-size: ${theme.type.lead}; line-height: 1.45;`;

/** Declarations for a larger h3. */
export const largeHeading = `font-size: ${theme.type.h3}; letter-spacing: -0.01em;`;

/** Declarations for figures such as prices and dates. */
export const numerals = (size: string, lineHeight = 1): string =>
  `font: 400 ${size} / ${String(lineHeight)} ${theme.font.display}; font-variant-numeric: lining-nums; letter-spacing: -0.02em;`;

/** Declarations for a link that is as large as its positioned card. The focus ring is inside the card. */
export const cardLink = `
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.colour.accent};
    outline-offset: -6px;
  }
`;

/** Declarations that hide an element in print. */
export const hideInPrint = `${media.print} { display: none; }`;

/** Declarations that hide the browser's triangle in a summary element. */
export const hideTriangle = `list-style: none; &::-webkit-details-marker { display: none; }`;

/** Declarations for a list between lines, with fainter lines between its items. */
export const linedList = `
  border-block: 1px solid ${theme.colour.ink};

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const columnCount = 12;
const gap = theme.space.lg;

/** The distance between the left edges of two columns that are `columns` apart. */
const columnPitch = (columns: number): string =>
  `(100% + ${gap}) * ${String(columns)} / ${String(columnCount)}`;

/**
 * Places two parts on the page's twelve columns. The columns between the parts are empty.
 * @param leftColumns the number of columns of the left part
 * @param rightColumns the number of columns of the right part, up to the page's edge
 * @returns CSS declarations for a grid as wide as the page's
 */
export function splitPage(leftColumns: number, rightColumns: number): string {
  return `
    grid-template-columns: calc(${columnPitch(leftColumns)} - ${gap}) calc(${columnPitch(rightColumns)} - ${gap});
    justify-content: space-between;
    column-gap: 0;
  `;
}

/**
 * Places equal items side by side on the page's twelve columns.
 * @param countInRow the number of items in a row: 2, 3, 4 or 6
 * @returns CSS declarations for a grid as wide as the page's
 */
export function equalColumns(countInRow: number): string {
  return `
    grid-template-columns: repeat(${String(countInRow)}, minmax(0, 1fr));
    column-gap: ${gap};
  `;
}
