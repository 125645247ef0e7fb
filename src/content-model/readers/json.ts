import { parseDocument, type Document } from "yaml";
import type { Path, PlacedFinding } from "../problem";
import { lineAt, offsetOf, repeatedFields } from "./document";
import { signCode } from "../rules/rule";

/** A parsed file, or the mistakes that prevent parsing. */
export interface Parsed {
  readonly data: unknown;
  /** Syntax mistakes. If `broken` is set, the file cannot be checked any further. */
  readonly findings: readonly PlacedFinding[];
  readonly broken: boolean;
  /** The line of a field, or of its nearest existing parent. */
  readonly lineOf: (path: Path) => number | undefined;
}

/**
 * Parses JSON.
 * @param source the text of the file
 * @returns its data, its mistakes with line and column, and a function that finds the lines of fields
 */
export function readJson(source: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    const finding = syntaxFinding(source, error instanceof Error ? error.message : "");
    return { data: undefined, findings: [finding], broken: true, lineOf: () => undefined };
  }
  // JSON is YAML, whose parser knows where each value stands. It takes its time, so only mistakes ask it.
  let parsed: Document | undefined;
  const document = () => (parsed ??= parseDocument(source, { uniqueKeys: false, logLevel: "silent" }));
  return {
    data,
    findings: namesWritten(source) === namesIn(data) ? [] : repeatedFields(document()),
    broken: false,
    lineOf: (path) => lineAt(source, offsetOf(document(), path) ?? 0),
  };
}

// JSON silently takes the last of two equal names. In valid JSON, a string before a colon is a name.
function namesWritten(source: string): number {
  return Array.from(source.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)).filter(([, colon]) => colon).length;
}

function namesIn(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const inside = Object.values(data).reduce<number>((sum, value) => sum + namesIn(value), 0);
  return Array.isArray(data) ? inside : inside + Object.keys(data).length;
}

/** @param said the message of JSON.parse, as V8 words it */
function syntaxFinding(source: string, said: string): PlacedFinding {
  const offset = positionOf(said) ?? firstUnexpected(source);
  // A missing comma is reported at the next value, but it belongs after the previous one.
  const place = /Expected ','|end of JSON/.test(said) ? source.slice(0, offset).trimEnd().length : offset;
  const line = lineAt(source, place);
  const column = place - source.lastIndexOf("\n", place - 1);
  const [problem, fix] = wordsFor(said, source.charAt(offset), source.slice(0, offset));
  return {
    path: [],
    line,
    problem: `is not valid JSON: at line ${String(line)}, column ${String(column)}, ${problem}.`,
    fix,
  };
}

function positionOf(said: string): number | undefined {
  const [, position] = /position (\d+)/.exec(said) ?? [];
  return position === undefined ? undefined : Number(position);
}

// V8 tells no position of an unexpected token: it is where the shortest text ends that is more than cut off.
function firstUnexpected(source: string): number {
  let [whole, wrong] = [0, source.length];
  while (whole < wrong) {
    const middle = Math.ceil((whole + wrong) / 2);
    if (isCutOff(source.slice(0, middle))) whole = middle;
    else wrong = middle - 1;
  }
  return whole;
}

function isCutOff(source: string): boolean {
  try {
    JSON.parse(source);
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    return /end of JSON|Unterminated/.test(said) || positionOf(said) === source.length;
  }
  return true;
}

function wordsFor(said: string, sign: string, before: string): readonly [problem: string, fix: string] {
  // Copied text from word processors and web pages contains these, and Notepad adds one at the start of a file.
  if (/(?! )[\p{Z}\p{Cf}]/u.test(sign) && !said.includes("string"))
    return [
      `a sign stands that nobody sees, ${signCode(sign)}`,
      sign === "\uFEFF"
        ? "Save the file as “UTF-8”, not as “UTF-8 with BOM”."
        : "Delete everything between the visible signs there, and type the spaces anew.",
    ];
  if (sign === ":")
    return [
      "a colon follows something that is no field's name",
      "Look at the line before: a field has lost its value there, or its opening brace { or its comma.",
    ];
  if (/[^\s",:[\]{}]/.test(sign) && before.endsWith('"'))
    return [
      "a word follows the end of a text",
      'Inside a text, write quotation marks as “ ” or \\". Otherwise take the word away.',
    ];
  return syntaxWords.find(([form]) => form.test(said))?.[1] ?? fallback;
}

const syntaxWords: ReadonlyArray<readonly [RegExp, readonly [problem: string, fix: string]]> = [
  [/^Expected ','/, ["a comma or a closing bracket is missing", "Put a comma between two entries."]],
  [/^Expected ':'/, ["a colon is missing", "Put a colon between a field's name and its value."]],
  [
    /property name/,
    [
      "a field's name is missing",
      "Put names in straight quotation marks, and no comma after the last entry.",
    ],
  ],
  [/end of JSON/, ["the file ends too early", "Close each { by a } and each [ by a ]."]],
  [/after JSON/, ["there is more after the end", "Take away what follows the last brace."]],
  [
    /Bad control character|Unterminated/,
    ["a text has no end on its line", 'Close the quotation marks there; inside a text write “ ” or \\".'],
  ],
  [/escape/i, ["a backslash stands before the wrong letter", "Take it away, or write \\\\ for one."]],
];

const fallback = [
  "something is out of place",
  "Put text in straight quotation marks, no comma after the last entry, and no comments.",
] as const;
