import { isScalar, parseDocument, visit, type Document } from "yaml";
import type { Finding, Path, PlacedFinding } from "../problem";
import { lineAt, offsetOf, pathTo, repeatedFields } from "./document";
import type { Parsed } from "./json";

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
    findings: [...repeatedFields(document), ...inCurlyMarks(document)],
    comments: commentsIn(document, yaml),
    broken: false,
    lineOf: (path) => {
      const offset = offsetOf(document, path);
      return offset === undefined ? undefined : 1 + lineAt(yaml, offset);
    },
  };
}

function unread(finding: PlacedFinding): ParsedMdx {
  return {
    data: undefined,
    body: "",
    bodyLine: 1,
    findings: [finding],
    comments: [],
    broken: true,
    lineOf: () => undefined,
  };
}

// Without these lines, all fields would be parsed as text, or all text as fields.
function missingDashes(source: string): PlacedFinding {
  return {
    path: [],
    line: 1,
    problem: /^\uFEFF?---[ \t]*\r?\n/.test(source)
      ? "has no line of three dashes below its fields."
      : "does not begin with a line of three dashes.",
    fix: "The first line is ---; then come the fields, a line --- again, and the text.",
  };
}

function unreadable(line: number): PlacedFinding {
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
function inCurlyMarks(document: Document): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const { type, value } = node;
      if (key === "key" || type !== "PLAIN" || typeof value !== "string") return;
      if (!/^(?:[“”„].*[“”"]|‘.*’)$/u.test(value)) return;
      findings.push({
        path: pathTo(node, ancestors),
        problem: `${value} stands in curly quotation marks, which visitors would read.`,
        fix: 'Put it in straight quotation marks: "…". Where visitors should read others too, write those inside.',
      });
    },
  });
  return findings;
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
