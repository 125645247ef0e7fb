import { parseDocument, type Document, isScalar, visit, isMap, isSeq, type Node } from "yaml";
import type { Path, FieldMistake } from "./messages";
import { signCode } from "./rules/rule";

/** A parsed file, or the mistakes that prevent parsing. */
export interface Parsed {
  readonly data: unknown;
  /** Syntax mistakes. If `broken` is set, the file cannot be checked any further. */
  readonly mistakes: readonly FieldMistake[];
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
    const mistake = syntaxMistake(source, error instanceof Error ? error.message : "");
    return { data: undefined, mistakes: [mistake], broken: true, lineOf: () => undefined };
  }
  // JSON is YAML, whose parser knows where each value stands. It takes its time, so only mistakes ask it.
  let parsed: Document | undefined;
  const document = () => (parsed ??= parseDocument(source, { uniqueKeys: false, logLevel: "silent" }));
  return {
    data,
    mistakes: namesWritten(source) === namesIn(data) ? [] : repeatedFields(document()),
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
function syntaxMistake(source: string, said: string): FieldMistake {
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

/** A parsed MDX file: its fields and the Markdown below them. */
export interface ParsedMdx extends Parsed {
  readonly body: string;
  /** The line of the file on which the Markdown begins. */
  readonly bodyLine: number;
  /** Words behind unquoted values that YAML takes for a comment. */
  readonly comments: ReadonlyArray<{ readonly path: Path; readonly written: string; readonly words: string }>;
}

/**
 * Splits an MDX file into its fields and its text, and parses the fields as written.
 * @param source the text of the file
 */
export function readMdx(source: string): ParsedMdx {
  const [head, yaml] = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\n)??)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (head === undefined || yaml === undefined) return unread(missingDashes(source));
  const document = parseYaml(yaml);
  const [error] = document.errors;
  // The fields begin on the second line.
  if (error !== undefined) return unread(unreadable(1 + lineAt(yaml, error.pos[0])));
  return {
    data: document.toJS() ?? {},
    body: source.slice(head.length),
    bodyLine: lineAt(source, head.length),
    mistakes: [...repeatedFields(document), ...inCurlyMarks(document)],
    comments: commentsIn(document, yaml),
    broken: false,
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? undefined : 1 + lineAt(yaml, offset);
    },
  };
}

function unread(mistake: FieldMistake): ParsedMdx {
  return {
    data: undefined,
    body: "",
    bodyLine: 1,
    mistakes: [mistake],
    comments: [],
    broken: true,
    lineOf: () => undefined,
  };
}

// Without these lines, all fields would be parsed as text, or all text as fields.
function missingDashes(source: string): FieldMistake {
  return {
    path: [],
    line: 1,
    problem: /^\uFEFF?---[ \t]*\r?\n/.test(source)
      ? "has no line of three dashes below its fields."
      : "does not begin with a line of three dashes.",
    fix: "The first line is ---; then come the fields, a line --- again, and the text.",
  };
}

function unreadable(line: number): FieldMistake {
  return {
    path: [],
    line,
    problem: `cannot be read between its lines of dashes, at or before line ${String(line)}.`,
    fix: 'Put each value in straight quotation marks after its field\'s name and a colon (title: "…"), fields of fields two spaces further in, without a tab.',
  };
}

// YAML 1.1, which Gatsby's plugin uses, parses 2026-02-30 as 2 March, 4:30 as 270 and 010 as 8. Here an unquoted
// value is a number, a boolean or null only if it is one in JSON; otherwise it is text.
function parseYaml(fields: string): Document {
  return parseDocument(fields, {
    schema: "json",
    // The last tag of this schema rejects unquoted text.
    customTags: (tags) => tags.filter((tag) => typeof tag === "string" || tag.tag !== ""),
    uniqueKeys: false,
    logLevel: "silent",
  });
}

// YAML supports straight quotation marks only; curly ones become part of the value.
function inCurlyMarks(document: Document): FieldMistake[] {
  const mistakes: FieldMistake[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const { type, value } = node;
      if (key === "key" || type !== "PLAIN" || typeof value !== "string") return;
      if (!/^(?:[“”„].*[“”"]|‘.*’)$/u.test(value)) return;
      mistakes.push({
        path: pathTo(node, ancestors),
        problem: `${value} stands in curly quotation marks, which visitors would read.`,
        fix: 'Put it in straight quotation marks: "…". Where visitors should read others too, write those inside.',
      });
    },
  });
  return mistakes;
}

function commentsIn(document: Document, yaml: string): ParsedMdx["comments"] {
  const comments: Array<ParsedMdx["comments"][number]> = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === "key" || !isScalar(node) || node.type !== "PLAIN" || !node.range) return;
      const [start, end] = node.range;
      const [, words] = /^[ \t]*(#.*)/.exec(yaml.slice(end)) ?? [];
      if (words !== undefined)
        comments.push({ path: pathTo(node, ancestors), written: yaml.slice(start, end).trim(), words });
    },
  });
  return comments;
}

/**
 * Finds where a field stands, or its nearest existing parent.
 * @returns the offset of its name, or of an entry's value
 */
export function offsetOf(document: Document, path: Path): number | undefined {
  let node = document.contents;
  let offset: number | undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key);
      if (pair === undefined) break;
      offset = (pair.key as Node).range?.[0];
      node = pair.value as Node | null;
    } else {
      const entry = isSeq(node) ? node.items[Number(key)] : undefined;
      if (entry === undefined) break;
      node = entry as Node;
      offset = node.range?.[0];
    }
  }
  return offset;
}

/** The keys and indexes that lead to a node, given its ancestors as yaml's `visit` passes them. */
export function pathTo(node: unknown, ancestors: readonly unknown[]): Path {
  const line = [...ancestors, node];
  return line.flatMap((ancestor, index): Array<string | number> => {
    const child = line[index + 1];
    if (isSeq(ancestor)) return [ancestor.items.indexOf(child)];
    if (!isMap(ancestor)) return [];
    const { key } = ancestor.items.find((pair) => pair === child) ?? {};
    return isScalar(key) ? [String(key.value)] : [];
  });
}

/** Fields that stand twice in one group: the first value would be lost in silence. */
export function repeatedFields(document: Document): FieldMistake[] {
  const mistakes: FieldMistake[] = [];
  visit(document, {
    Map: (_key, map, ancestors) => {
      const names = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
      const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
      for (const name of repeated)
        mistakes.push({
          path: [...pathTo(map, ancestors), name],
          problem: `"${name}" stands here twice.`,
          fix: "Keep one of the two: only the last one would be used.",
        });
    },
  });
  return mistakes;
}

/** The line number of an offset, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

/**
 * Finds Git conflict markers.
 * @param source the text of the file
 */
export function mergeMistake(source: string): FieldMistake | undefined {
  const found = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source);
  if (found === null) return undefined;
  return {
    path: [],
    line: source.slice(0, found.index).split("\n").length,
    problem: "holds two versions of the same lines, which Git could not merge.",
    fix: "Keep the lines of one version, and take away the others and the three that begin with <<<<<<<, ======= and >>>>>>>.",
  };
}
