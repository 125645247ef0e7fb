import { isMap, isNode, isScalar, isSeq, parseDocument, type Scalar } from "yaml";
import type { ContentFile, ParsedFile } from "./content";
import { hasBody } from "./content-type";
import { contentTypeOf } from "./content-types";
import { characterCode, type FieldMistake, type Path, type UnreadableReason } from "./messages";
import { structureMistakes } from "./structure";

/**
 * Step 2 of the check: parses one file, and compares its fields with those of its content type.
 * @param source the file's text, or the reason why it cannot be read
 * @returns the file; empty for an unknown file, which the rules of files report
 */
export function parseFile(file: string, source: string | UnreadableReason): ContentFile[] {
  const contentType = contentTypeOf(file);
  if (contentType === undefined) return [];
  const parseSource = hasBody(contentType) ? readMdx : readJson;
  const parsedFile = typeof source === "string" ? parseSource(source) : brokenFile(source);
  const mistakes = parsedFile.isBroken ? [] : structureMistakes(contentType, parsedFile.data);
  return [{ file, contentType, ...parsedFile, structureMistakes: mistakes }];
}

const emptyFile: ParsedFile = {
  data: undefined,
  mistakes: [],
  isBroken: false,
  lineOf: () => undefined,
  body: "",
  bodyLine: 1,
  comments: [],
};

/** A file that cannot be read because of a mistake. */
function brokenFile(mistake: UnreadableReason): ParsedFile {
  return { ...emptyFile, mistakes: [{ path: [], ...mistake }], isBroken: true };
}

export function readJson(source: string): ParsedFile {
  const conflict = findMergeConflict(source);
  if (conflict !== undefined) return brokenFile(conflict);
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    return brokenFile(syntaxMistake(source));
  }
  if (countWrittenNames(source) !== countNames(data)) return brokenFile(repeatedJsonFieldMistake(source));
  // The YAML parser also reads JSON and knows the position of each value. It is slow, so it runs only after an error.
  let values: readonly Value[] | undefined;
  const readValues = () =>
    (values ??= valuesIn(parseDocument(source, { uniqueKeys: false, logLevel: "silent" }).contents));
  return {
    ...emptyFile,
    data,
    lineOf: (path) => lineAt(source, offsetOf(readValues(), path) ?? 0),
  };
}

/** Splits an MDX file into its fields and its text, and parses the fields as written. */
export function readMdx(source: string): ParsedFile {
  const conflict = findMergeConflict(source);
  if (conflict !== undefined) return brokenFile(conflict);
  const [head, yaml] = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\n)??)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (head === undefined || yaml === undefined) return brokenFile(missingDashesMistake);
  // YAML 1.1, which Gatsby's plugin uses, parses 2026-02-30 as 2 March, 4:30 as 270 and 010 as 8. Here an unquoted
  // value is a number, a boolean or null only if it is one in JSON. Otherwise it is text, which the last tag rejects.
  const document = parseDocument(yaml, {
    schema: "json",
    customTags: (tags) => tags.filter((tag) => typeof tag === "string" || tag.tag !== ""),
    logLevel: "silent",
  });
  const [error] = document.errors;
  // The fields begin on the second line.
  if (error !== undefined) {
    const line = 1 + lineAt(yaml, error.pos[0]);
    const [, name = ""] = /^"?([^":\n]+)/.exec(yaml.slice(error.pos[0])) ?? [];
    return brokenFile(
      error.code === "DUPLICATE_KEY" ? repeatedFieldMistake(name, line) : unreadableFieldsMistake(line),
    );
  }
  const values = valuesIn(document.contents);
  return {
    data: document.toJS() ?? {},
    body: source.slice(head.length),
    bodyLine: lineAt(source, head.length),
    mistakes: curlyMarkMistakes(values),
    comments: commentsIn(values, yaml),
    isBroken: false,
    lineOf: (path) => {
      const offset = offsetOf(values, path);
      return offset === undefined ? undefined : 1 + lineAt(yaml, offset);
    },
  };
}

/** A value of a file with the offset of its name or list entry, which is undefined for the whole file. */
interface Value {
  readonly node: unknown;
  readonly path: Path;
  readonly offset?: number | undefined;
}

// All values in a YAML node, parents before children.
function valuesIn(node: unknown, path: Path = [], nameNode?: unknown): Value[] {
  const offset = isNode(nameNode) ? nameNode.range?.[0] : undefined;
  const childValues = isMap(node)
    ? node.items.map(({ key, value }) => valuesIn(value, [...path, nameOf(key)], key))
    : isSeq(node)
      ? node.items.map((item, index) => valuesIn(item, [...path, index], item))
      : [];
  return [{ node, path, offset }, ...childValues.flat()];
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}

// The offset of a field, or of its nearest existing parent.
function offsetOf(values: readonly Value[], path: Path): number | undefined {
  return values.filter((value) => value.path.every((key, index) => key === path[index])).at(-1)?.offset;
}

function findMergeConflict(source: string): UnreadableReason | undefined {
  const marker = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source);
  return marker === null
    ? undefined
    : {
        line: lineAt(source, marker.index),
        problem: "contains two versions of the same lines, which Git could not merge.",
        fix: "Keep the lines of one version. Remove the lines of each other version, and all lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.",
      };
}

// JSON.parse uses the last of two fields with the same name. In valid JSON, a string before a colon is a name.
function countWrittenNames(source: string): number {
  return Array.from(source.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)).filter(([, colon]) => colon).length;
}

function countNames(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const childCount = Object.values(data).reduce<number>((sum, value) => sum + countNames(value), 0);
  return Array.isArray(data) ? childCount : childCount + Object.keys(data).length;
}

function repeatedJsonFieldMistake(source: string): UnreadableReason {
  const [error] = parseDocument(source, { logLevel: "silent" }).errors;
  const [offset = 0] = error?.pos ?? [];
  const line = lineAt(source, offset);
  const [, name = ""] = /^"((?:[^"\\]|\\.)*)"/.exec(source.slice(offset)) ?? [];
  return repeatedFieldMistake(name, line);
}

function repeatedFieldMistake(name: string, line: number): UnreadableReason {
  return {
    line,
    problem: `has two fields called "${name}" in one group. The second field is on line ${String(line)}.`,
    fix: "Remove one of the two fields.",
  };
}

function syntaxMistake(source: string): UnreadableReason {
  const offset = findSyntaxError(source);
  const character = source.charAt(offset);
  // The parser reports a missing comma at the next value, but the comma belongs after the previous value.
  const reportedOffset = /["{[\]}]|^$/.test(character) ? source.slice(0, offset).trimEnd().length : offset;
  const line = lineAt(source, reportedOffset);
  const column = reportedOffset - source.lastIndexOf("\n", reportedOffset - 1);
  // Word processors and web pages contain invisible characters, and Notepad adds one at the start of a file.
  const isInvisible = /(?! )[\p{Z}\p{Cf}]/u.test(character);
  const cause = isInvisible ? `, the invisible character ${characterCode(character)}` : "";
  return {
    line,
    problem: `is not valid JSON (line ${String(line)}, column ${String(column)}${cause}).`,
    fix: isInvisible
      ? character === "\uFEFF"
        ? "Save the file as “UTF-8”, not as “UTF-8 with BOM”. If your editor does not have this choice, delete the line with the character, and type the line again."
        : "Delete this character and the spaces beside it, and type the spaces again."
      : 'Check this line and the line before. Put each name and text in straight quotation marks, on one line and without tabs. Inside a text, write curly quotation marks (“ ”) or \\", and \\\\ for a backslash. Put a colon after each name and a comma between two entries, but no comma after the last entry. Close each { and [ once. Write true and false in lower case. Do not write comments.',
  };
}

// Finds the first character after which the text cannot become valid JSON. V8 does not report the position.
function findSyntaxError(source: string): number {
  let [validEnd, invalidEnd] = [0, source.length];
  while (validEnd < invalidEnd) {
    const middle = Math.ceil((validEnd + invalidEnd) / 2);
    if (isCutOff(source.slice(0, middle))) validEnd = middle;
    else invalidEnd = middle - 1;
  }
  return validEnd;
}

function isCutOff(source: string): boolean {
  try {
    JSON.parse(source);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const position = /position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated/.test(message) || Number(position) === source.length;
  }
  return true;
}

// Without these lines, all fields would be parsed as text, or all text as fields.
const missingDashesMistake = {
  line: 1,
  problem: "The front matter must start and end with a line of three dashes.",
  fix: "Write --- on the first line, then the fields, --- on a line of its own, and then the text.",
};

function unreadableFieldsMistake(line: number): UnreadableReason {
  return {
    line,
    problem: `has an error in the fields between the lines of dashes, at or before line ${String(line)}.`,
    fix: 'Write each field once: its name, a colon, a space and the value. Put texts in straight quotation marks (title: "…"), but not numbers, true or false. Inside a text, write curly quotation marks (“ ”), and \\\\ for a backslash. Indent the fields of a group by two spaces, not by a tab.',
  };
}

// YAML supports only straight quotation marks. Curly quotation marks become part of the value.
function curlyMarkMistakes(values: readonly Value[]): FieldMistake[] {
  return values
    .filter(({ node }) => isPlain(node) && /^(?:[“”„].*[“”"]|‘.*’)$/u.test(String(node.value)))
    .map(({ node, path }) => ({
      path,
      problem: `${String(node)} has curly quotation marks, which would become part of the value.`,
      fix: 'Use straight quotation marks: "…". To show quotation marks to visitors, write curly marks inside the straight marks: "“…”".',
    }));
}

function commentsIn(values: readonly Value[], yaml: string): ParsedFile["comments"] {
  return values.flatMap(({ node, path }) => {
    if (!isPlain(node) || !node.range) return [];
    const [, end] = node.range;
    const [, comment] = /^[ \t]*(#.*)/.exec(yaml.slice(end)) ?? [];
    return comment === undefined ? [] : [{ path, comment }];
  });
}

function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === "PLAIN";
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
