import { palette } from "../../theme/tokens";
import { survey } from "./drawing";
import { openTypeface, type Typeface } from "./lettering";
import type { Block, ManuscriptPage, Run } from "./manuscript";
import { justify, wordsOf } from "./paragraphs";
import { strataOf } from "./strata";
import { strokeStrata } from "./svg-lines";

const width = 1200;
const height = 1800;
const size = 36.5;
const leading = 55;
const edge = { left: 150, right: 150, text: 290, opening: 560, foot: 1650 };
const measure = width - edge.left - edge.right;
/** The drop cap is three lines high; its baseline is that of the third line. */
const dropLines = 3;

/** The faces of a printed page. */
export type BookFaces = {
  roman: Typeface;
  italic: Typeface;
  display: Typeface;
  label: Typeface;
};

/** Opens the faces: Fraunces at its optical size for reading, and at its largest for display. */
export async function openBookFaces(): Promise<BookFaces> {
  const reading = { opsz: 14, wght: 390 };
  return {
    roman: await openTypeface("fraunces", reading),
    italic: await openTypeface("fraunces-italic", reading),
    display: await openTypeface("fraunces"),
    label: await openTypeface("archivo", { wdth: 75, wght: 600 }),
  };
}

/**
 * Typesets one page as in a book: running head, text with a drop cap where the chapter opens, page number.
 * @param page its text, with running head and number
 * @param faces the open faces
 * @returns an SVG document of 1200 × 1800 without fonts
 * @throws if the text does not fit the page
 */
export function drawBookPage(page: Omit<ManuscriptPage, "name">, faces: BookFaces): string {
  const opens = page.part !== undefined;
  const text = setText(page.blocks, faces, opens);
  const last = (opens ? edge.opening : edge.text) + text.height;
  if (last > edge.foot)
    throw new Error(
      `Page ${page.folio} of content/excerpt is ${Math.ceil((last - edge.foot) / leading)} lines longer than a printed page. Shorten its text, or move a paragraph to the next page.`,
    );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
    (opens ? opening(page, faces) : runningHead(page, faces)) +
    `<g fill="${palette.vigil}" transform="translate(${edge.left} ${opens ? edge.opening : edge.text})">${text.svg}</g>` +
    folio(page.folio, faces) +
    `</svg>`
  );
}

/** Running heads at the outer edge: the book's title on even pages, the chapter's on odd ones. */
function runningHead({ folio: number, book, chapter }: Omit<ManuscriptPage, "name">, { label }: BookFaces) {
  const line = label.set((number % 2 === 0 ? book : chapter).toUpperCase(), 23, 0.16);
  const x = number % 2 === 0 ? edge.left : width - edge.right - line.width;
  return (
    `<path fill="${palette.ash}" transform="translate(${x.toFixed(1)} 168)" d="${line.d}"/>` +
    `<path stroke="${palette.hair}" stroke-width="2" d="M${edge.left} 196H${width - edge.right}"/>`
  );
}

function folio(number: number, { roman }: BookFaces): string {
  const line = roman.set(String(number), 33);
  return `<path fill="${palette.ash}" transform="translate(${((width - line.width) / 2).toFixed(1)} 1722)" d="${line.d}"/>`;
}

/** The chapter's title below its part, and a flame that is cropped at the page's corner. */
function opening(
  { part = "", chapter }: Omit<ManuscriptPage, "name">,
  { display, label }: BookFaces,
): string {
  const land = {
    seed: "chapter one",
    width,
    height: 560,
    heart: { x: 1010, y: 470 },
    reach: 560,
    spread: 230,
    summit: 0.9,
    growth: 1,
    lean: -0.7,
    hills: { rise: 0.3, distance: 330 },
  };
  const strata = strataOf(
    survey({
      land,
      base: 0.035,
      interval: 0.05,
      bleed: 20,
      tolerance: 0.08,
      longest: 30,
      shortest: 110,
      cell: 4,
    }),
    [0.18, 0.5],
    [palette.hair, palette.hair, palette.coal],
  );
  const small = label.set(part.toUpperCase(), 25, 0.18);
  const title = display.set(chapter, 104, -0.02);
  return (
    `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="${palette.paper}" stop-opacity="0"/><stop offset=".96" stop-color="${palette.paper}"/></linearGradient></defs>` +
    strokeStrata(strata, { plain: 1.4, heavy: 2.4 }) +
    `<rect width="${width}" height="580" fill="url(#veil)"/>` +
    `<path fill="${palette.coal}" transform="translate(${edge.left} 300)" d="${small.d}"/>` +
    `<path fill="${palette.vigil}" stroke="${palette.paper}" stroke-width="26" stroke-linejoin="round" paint-order="stroke" transform="translate(${edge.left - 6} 424)" d="${title.d}"/>`
  );
}

function setText(
  blocks: readonly Block[],
  faces: BookFaces,
  opens: boolean,
): { svg: string; height: number } {
  let svg = "";
  let baseline = 0;
  blocks.forEach((block, index) => {
    const before = blocks[index - 1];
    const apart = before && (before.kind === "reference" || block.kind === "verse") ? leading * 0.55 : 0;
    baseline += apart;
    const set =
      block.kind === "paragraph"
        ? setParagraph(block.runs, faces, {
            drop: opens && index === 0,
            // A paragraph is indented after another paragraph, but not after a verse or at the top of a page.
            indent: before?.kind === "paragraph" ? size * 1.2 : 0,
          })
        : setVerse(block, faces);
    svg += `<g transform="translate(0 ${baseline.toFixed(1)})">${set.svg}</g>`;
    baseline += set.lines * leading;
  });
  return { svg, height: baseline - leading };
}

type SetBlock = { svg: string; lines: number };

function setParagraph(
  runs: readonly Run[],
  faces: BookFaces,
  { drop, indent }: { drop: boolean; indent: number },
): SetBlock {
  const [first, ...rest] = runs;
  if (!drop || !first) return setLines(runs, faces, { left: (line) => (line === 0 ? indent : 0) });
  // The cap height is about 0.7 em, the x-height about 0.5 em.
  const capital = faces.display.set(first.text.charAt(0), ((dropLines - 1) * leading + size * 0.7) / 0.7);
  const room = capital.width + 14;
  const set = setLines([{ ...first, text: first.text.slice(1) }, ...rest], faces, {
    left: (line) => (line < dropLines ? room : 0),
  });
  return {
    ...set,
    svg: `<path fill="${palette.coal}" transform="translate(-6 ${(dropLines - 1) * leading})" d="${capital.d}"/>${set.svg}`,
  };
}

function setVerse({ kind, runs }: Block, faces: BookFaces): SetBlock {
  const indent = 54;
  if (kind === "reference") {
    const line = faces.label.set(
      runs
        .map(({ text }) => text)
        .join("")
        .toUpperCase(),
      21,
      0.12,
    );
    const svg =
      rule(1, 0.4) + `<path fill="${palette.ash}" transform="translate(${indent} -6)" d="${line.d}"/>`;
    return { svg, lines: 1 };
  }
  const set = setLines(
    runs.map((run) => ({ ...run, italic: !run.italic })),
    faces,
    { left: () => indent, ragged: true },
  );
  return { ...set, svg: rule(set.lines, 0) + set.svg };
}

/** The rule beside a verse: as high as the given number of lines, less a cut at its foot. */
function rule(lines: number, less: number): string {
  const top = -leading + 18;
  return `<path stroke="${palette.coal}" stroke-width="3" d="M14 ${top}V${(top + (lines - less) * leading).toFixed(1)}"/>`;
}

function setLines(
  runs: readonly Run[],
  faces: BookFaces,
  { left, right = 0, ragged = false }: { left: (line: number) => number; right?: number; ragged?: boolean },
): SetBlock {
  const space = faces.roman.set("n n", size).width - faces.roman.set("nn", size).width;
  const lines = justify(wordsOf(runs, faces, size), space, (line) => measure - left(line) - right);
  const svg = lines
    .map(({ words, space: gap }, line) => {
      let x = left(line);
      return words
        .map(({ pieces }) => {
          const word = pieces
            .map((piece) => {
              const at = x;
              x += piece.width;
              return `<path transform="translate(${at.toFixed(2)} ${line * leading})" d="${piece.d}"/>`;
            })
            .join("");
          x += ragged ? Math.min(gap, space) : gap;
          return word;
        })
        .join("");
    })
    .join("");
  return { svg, lines: lines.length };
}
