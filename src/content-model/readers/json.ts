import { findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Node, ParseError } from "jsonc-parser";
import { signCode } from "./sign-code";
import type { Finding, Path, PlacedFinding } from "../problem";

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
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  // Only the first syntax error is reported, since it usually causes the others.
  const [error] = errors;
  if (root === undefined || error !== undefined) {
    const findings = error === undefined ? [] : [syntaxFinding(source, error)];
    return { data: undefined, findings, broken: true, lineOf: () => undefined };
  }
  return {
    data: JSON.parse(source),
    findings: repeatedKeys(root),
    broken: false,
    lineOf: (path) => lineAt(source, nodeAt(root, path).offset),
  };
}

function syntaxFinding(source: string, { error, offset }: ParseError): PlacedFinding {
  const code = printParseErrorCode(error);
  // The parser reports a missing comma or bracket at the next token, but it belongs after the previous one.
  const place = /Comma|Close|Colon/.test(code) ? source.slice(0, offset).trimEnd().length : offset;
  const line = lineAt(source, place);
  const column = place - source.lastIndexOf("\n", place - 1);
  const [problem, fix] = wordsFor(code, source.charAt(offset), source.slice(0, offset));
  return {
    path: [],
    line,
    problem: `is not valid JSON: at line ${String(line)}, column ${String(column)}, ${problem}.`,
    fix,
  };
}

function wordsFor(code: string, sign: string, before: string): readonly [problem: string, fix: string] {
  if (code === "CommaExpected" && sign === ":") return strayColonWords;
  if (code === "InvalidSymbol" && /[\p{Z}\p{Cf}]/u.test(sign)) return invisibleSignWords(sign);
  if (code === "InvalidSymbol" && /"[ \t]*$/.test(before)) return strayWordWords;
  // The parser expects a comma before a number, but next to a quotation mark the number is unquoted text.
  if (code === "CommaExpected" && /\w/.test(sign) && before.endsWith('"')) return strayWordWords;
  return syntaxWords[code] ?? fallbackWords;
}

// Copied text from word processors and web pages contains these characters, and Notepad adds one at the start of a
// file.
function invisibleSignWords(sign: string): readonly [problem: string, fix: string] {
  return [
    `a sign stands that nobody sees, ${signCode(sign)}`,
    sign === "\uFEFF"
      ? "Save the file as “UTF-8”, not as “UTF-8 with BOM”."
      : "Delete everything between the visible signs there, and type the spaces anew.",
  ];
}

const fallbackWords = ["something is out of place", "Compare the line with those around it."] as const;

const strayColonWords = [
  "a colon follows something that is no field's name",
  "Look at the line before: a field has lost its value there, or its opening brace { or its comma.",
] as const;

const strayWordWords = [
  "a word follows the end of a text",
  'Inside a text, write quotation marks as “ ” or \\". Otherwise take the word away.',
] as const;

const syntaxWords: Readonly<Record<string, readonly [string, string]>> = {
  CommaExpected: ["a comma is missing", "Put a comma between two entries."],
  ColonExpected: ["a colon is missing", "Put a colon between a field's name and its value."],
  PropertyNameExpected: [
    "a field's name is missing",
    "Put names in quotation marks, and no comma after the last entry.",
  ],
  ValueExpected: ["a value is missing", "Put text in quotation marks, and no comma after the last entry."],
  CloseBraceExpected: ["a closing brace is missing", "Close each { by a }."],
  CloseBracketExpected: ["a closing bracket is missing", "Close each [ by a ]."],
  EndOfFileExpected: ["there is more after the end", "Take away what follows the last brace."],
  UnexpectedEndOfString: [
    "a text has no end",
    'Close the quotation marks on the same line; inside a text write “ ” or \\".',
  ],
  InvalidSymbol: ["a word stands without quotation marks", "Put text in straight quotation marks."],
  InvalidCommentToken: ["a comment stands", "Take it away: JSON has no comments."],
  InvalidCharacter: [
    "a sign stands that cannot be here",
    "Take it away; a line break inside a text is one such sign.",
  ],
  InvalidEscapeCharacter: [
    "a backslash stands before the wrong letter",
    "Take the backslash away, or write \\\\ for one.",
  ],
};

// JSON silently takes the last of two equal names, so the first value would be lost.
function repeatedKeys(node: Node): Finding[] {
  const children = node.children ?? [];
  const inside = children.flatMap(repeatedKeys);
  if (node.type !== "object") return inside;
  const names = children.map((property) => String(property.children?.[0]?.value));
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const base = pathOf(node);
  return [
    ...inside,
    ...Array.from(repeated, (name) => ({
      path: [...base, name],
      problem: `"${name}" stands here twice.`,
      fix: "Keep one of the two: only the last one would be used.",
    })),
  ];
}

function pathOf(node: Node): Array<string | number> {
  const { parent } = node;
  if (parent === undefined) return [];
  const base = pathOf(parent);
  if (parent.type === "array") return [...base, parent.children?.indexOf(node) ?? 0];
  return parent.type === "property" ? [...base, String(parent.children?.[0]?.value)] : base;
}

function nodeAt(root: Node, path: Path): Node {
  const node = findNodeAtLocation(root, [...path]);
  if (node === undefined) return path.length === 0 ? root : nodeAt(root, path.slice(0, -1));
  // The line of the field's name, not of its value.
  return node.parent?.type === "property" ? node.parent : node;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
