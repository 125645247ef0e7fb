import matter from "gray-matter";
import { isPair, parseDocument, visit, YAMLParseError } from "yaml";
import type { Document } from "yaml";
import type { Finding, Path, PlacedFinding } from "../problem";
import type { Parsed } from "./json";

/** A parsed MDX file: its fields and the Markdown below them. */
export interface ParsedMdx extends Parsed {
  readonly body: string;
  /** The line of the file on which the Markdown begins. */
  readonly bodyLine: number;
}

/**
 * Splits an MDX file with the parser that gatsby-plugin-mdx uses, so that its errors are reported here, and parses
 * the fields as written.
 * @param source the text of the file
 */
export function readMdx(source: string): ParsedMdx {
  const lineOf = (path: Path) => lineAt(source, path);
  const unread = (finding: PlacedFinding): ParsedMdx => {
    return { data: undefined, body: "", bodyLine: 1, findings: [finding], broken: true, lineOf };
  };
  const missing = missingDashes(source);
  if (missing !== undefined) return unread(missing);
  try {
    const { matter: fields, language, content } = matter(source, { language: "yaml", engines });
    const { data, findings } = language === "yaml" ? fieldsAsWritten(fields) : nothing;
    const bodyLine = source.slice(0, source.length - content.length).split("\n").length;
    return { data, body: content, bodyLine, findings, broken: false, lineOf };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = lineIn(error);
    return unread({
      path: [],
      problem: `cannot be read between its lines of dashes${line === undefined ? "" : `, at or before line ${String(line)}`}.`,
      fix: 'Put each value in straight quotation marks after its field\'s name and a colon (title: "…"), fields of fields two spaces further in, without a tab.',
      ...(line !== undefined && { line }),
    });
  }
}

// Without these lines, all fields would be parsed as text, or all text as fields.
function missingDashes(source: string): PlacedFinding | undefined {
  const isOpened = /^\uFEFF?---(?!-)/.test(source);
  if (isOpened && /\n---/.test(source)) return undefined;
  return {
    path: [],
    line: 1,
    problem: isOpened
      ? "has no line of three dashes below its fields."
      : "does not begin with a line of three dashes.",
    fix: "The first line is ---; then come the fields, a line --- again, and the text.",
  };
}

// YAML 1.1, which Gatsby's plugin uses, parses 2026-02-30 as 2 March, 4:30 as 270 and 010 as 8. Here an unquoted
// value is a number, a boolean or null only if it is one in JSON; otherwise it is text.
function fieldsAsWritten(fields: string): Fields {
  // The line break before the closing dashes is missing; only half of it in files with CRLF.
  const document = parseDocument(`${fields}\n`, {
    schema: "json",
    // The last tag of this schema rejects unquoted text.
    customTags: (tags) => tags.filter((tag) => typeof tag === "string" || tag.tag !== ""),
    logLevel: "error",
  });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  const data: unknown = document.toJS();
  return { data: data ?? {}, findings: inCurlyMarks(document) };
}

// YAML supports straight quotation marks only; curly ones become part of the value.
function inCurlyMarks(document: Document): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Scalar: (key, { type, value }, ancestors) => {
      if (key === "key" || type !== "PLAIN" || typeof value !== "string") return;
      if (!/^(?:[“”„].*[“”"]|‘.*’)$/u.test(value)) return;
      findings.push({
        path: ancestors.filter(isPair).map((pair) => String(pair.key)),
        problem: `${value} stands in curly quotation marks, which visitors would read.`,
        fix: 'Put it in straight quotation marks: "…". Where visitors should read others too, write those inside.',
      });
    },
  });
  return findings;
}

// Searches for each field below its parent, up to the closing dashes.
function lineAt(source: string, path: Path): number | undefined {
  const lines = source.split("\n");
  const end = lines.findIndex((text, index) => index > 0 && text.startsWith("---"));
  let line: number | undefined;
  for (const key of path) {
    const from = line ?? 1;
    const found = lines.slice(from, end).findIndex((text) => text.trimStart().startsWith(`${String(key)}:`));
    if (found === -1) break;
    line = from + found + 1;
  }
  return line;
}

type Fields = Pick<Parsed, "data" | "findings">;

const nothing: Fields = { data: {}, findings: [] };

// Only YAML is allowed: with ---js an MDX file could run code.
const engines = { js: () => ({}), javascript: () => ({}), json: () => ({}) };

// Both parsers count from the opening dashes; one starts at 0, the other at 1.
function lineIn(error: Error): number | undefined {
  if (error instanceof YAMLParseError) return error.linePos?.[0].line;
  if (!("mark" in error) || typeof error.mark !== "object" || error.mark === null) return undefined;
  return "line" in error.mark && typeof error.mark.line === "number" ? error.mark.line + 1 : undefined;
}
