import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node } from "yaml";
import type { FieldMistake, Path, Unreadable } from "./messages";
import { signCode } from "./rules/rule";

/** A parsed file, or the mistakes that prevent parsing. */
export interface Parsed {
  readonly data: unknown;
  /** Syntax mistakes. If `broken` is set, the file cannot be checked any further. */
  readonly mistakes: readonly FieldMistake[];
  readonly broken: boolean;
  /** The line of a field, or of its nearest existing parent. */
  readonly lineOf: (path: Path) => number | undefined;
  /** The Markdown of an MDX file, and the line on which it begins. */
  readonly body: string;
  readonly bodyLine: number;
  /** Words behind unquoted values that YAML takes for a comment. */
  readonly comments: ReadonlyArray<{ readonly path: Path; readonly written: string; readonly words: string }>;
}

const nothing: Parsed = {
  data: undefined,
  mistakes: [],
  broken: false,
  lineOf: () => undefined,
  body: "",
  bodyLine: 1,
  comments: [],
};

/** A file that cannot be read for a mistake. */
export function unread(mistake: Unreadable): Parsed {
  return { ...nothing, mistakes: [{ path: [], ...mistake }], broken: true };
}

/**
 * Parses JSON.
 * @param source the text of the file
 */
export function readJson(source: string): Parsed {
  const merge = mergeMistake(source);
  if (merge !== undefined) return unread(merge);
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    return unread(syntaxMistake(source));
  }
  // JSON is YAML, whose parser knows where each value stands. It takes its time, so only mistakes ask it.
  let parsed: Document | undefined;
  const document = () => (parsed ??= parseDocument(source, { uniqueKeys: false, logLevel: "silent" }));
  return {
    ...nothing,
    data,
    mistakes: namesWritten(source) === namesIn(data) ? [] : repeatedFields(document()),
    lineOf: (path) => lineAt(source, offsetOf(document(), path) ?? 0),
  };
}

/**
 * Splits an MDX file into its fields and its text, and parses the fields as written.
 * @param source the text of the file
 */
export function readMdx(source: string): Parsed {
  const merge = mergeMistake(source);
  if (merge !== undefined) return unread(merge);
  const [head, yaml] = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\n)??)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (head === undefined || yaml === undefined) return unread(missingDashes);
  // YAML 1.1, which Gatsby's plugin uses, parses 2026-02-30 as 2 March, 4:30 as 270 and 010 as 8. Here an unquoted
  // value is a number, a boolean or null only if it is one in JSON; otherwise it is text, which the last tag rejects.
  const document = parseDocument(yaml, {
    schema: "json",
    customTags: (tags) => tags.filter((tag) => typeof tag === "string" || tag.tag !== ""),
    uniqueKeys: false,
    logLevel: "silent",
  });
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

function mergeMistake(source: string): Unreadable | undefined {
  const found = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source);
  return found === null
    ? undefined
    : {
        line: lineAt(source, found.index),
        problem: "holds two versions of the same lines, which Git could not merge.",
        fix: "Keep the lines of one version, and take away the others and the three that begin with <<<<<<<, ======= and >>>>>>>.",
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

function syntaxMistake(source: string): Unreadable {
  const offset = firstUnexpected(source);
  const sign = source.charAt(offset);
  // A missing comma is reported at the next value, but it belongs after the previous one.
  const place = /["{[\]}]|^$/.test(sign) ? source.slice(0, offset).trimEnd().length : offset;
  const line = lineAt(source, place);
  const column = place - source.lastIndexOf("\n", place - 1);
  // Copied text from word processors and web pages contains these, and Notepad adds one at the start of a file.
  const isUnseen = /(?! )[\p{Z}\p{Cf}]/u.test(sign);
  const why = isUnseen ? `, behind a sign that nobody sees, ${signCode(sign)}` : "";
  return {
    line,
    problem: `is not valid JSON: at line ${String(line)}, column ${String(column)}${why}.`,
    fix: isUnseen
      ? "Delete everything between the visible signs there, and type the spaces anew. At the first line, save the file as “UTF-8”, not as “UTF-8 with BOM”."
      : 'Look there and at the line before. Names and texts stand in straight quotation marks; inside a text write “ ” or \\". A colon follows a name, a comma stands between two entries and none behind the last, and each { and [ is closed.',
  };
}

// Where the shortest text ends that is more than cut off: V8 tells no position of an unexpected sign.
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
    const position = /position (\d+)/.exec(said)?.[1];
    return /end of JSON|Unterminated/.test(said) || Number(position) === source.length;
  }
  return true;
}

// Without these lines, all fields would be parsed as text, or all text as fields.
const missingDashes = {
  line: 1,
  problem: "has not its two lines of three dashes.",
  fix: "The first line is ---; then come the fields, a line --- again, and the text.",
};

function unreadable(line: number): Unreadable {
  return {
    line,
    problem: `cannot be read between its lines of dashes, at or before line ${String(line)}.`,
    fix: 'Put each value in straight quotation marks after its field\'s name and a colon (title: "…"), fields of fields two spaces further in, without a tab.',
  };
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

function commentsIn(document: Document, yaml: string): Parsed["comments"] {
  const comments: Array<Parsed["comments"][number]> = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === "key" || node.type !== "PLAIN" || !node.range) return;
      const [start, end] = node.range;
      const [, words] = /^[ \t]*(#.*)/.exec(yaml.slice(end)) ?? [];
      if (words !== undefined)
        comments.push({ path: pathTo(node, ancestors), written: yaml.slice(start, end).trim(), words });
    },
  });
  return comments;
}

// The offset of a field's name or an entry's value, or of the nearest existing parent.
function offsetOf(document: Document, path: Path): number | undefined {
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

// The keys and indexes that lead to a node, given its ancestors as yaml's `visit` passes them.
function pathTo(node: unknown, ancestors: readonly unknown[]): Path {
  const line = [...ancestors, node];
  return line.flatMap((ancestor, index): Array<string | number> => {
    const child = line[index + 1];
    if (isSeq(ancestor)) return [ancestor.items.indexOf(child)];
    if (!isMap(ancestor)) return [];
    const { key } = ancestor.items.find((pair) => pair === child) ?? {};
    return isScalar(key) ? [String(key.value)] : [];
  });
}

// Fields that stand twice in one group: the first value would be lost in silence.
function repeatedFields(document: Document): FieldMistake[] {
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

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
