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
 * Splits an MDX file as gatsby-plugin-mdx does, with the same parser, so that what that cannot read is told here; the
 * fields are then read as they are written. In: the text of the file.
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

// Without these lines all fields would be read as text, or all text as fields.
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

// YAML's older rules, which Gatsby's plugin follows, take 2026-02-30 for 2 March, 4:30 for 270 and 010 for 8. Here what
// has no quotation marks is a number, true, false or null where JSON has it so, and else text.
function fieldsAsWritten(fields: string): Fields {
  // The line break before the closing dashes is cut off, of which Windows' has two signs.
  const document = parseDocument(`${fields}\n`, {
    schema: "json",
    // This schema's last tag refuses text without quotation marks.
    customTags: (tags) => tags.filter((tag) => typeof tag === "string" || tag.tag !== ""),
    logLevel: "error",
  });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  const data: unknown = document.toJS();
  return { data: data ?? {}, findings: inCurlyMarks(document) };
}

// YAML knows straight quotation marks alone: these become part of the words.
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

// Each field is looked for below the one that holds it, no further than the closing dashes.
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

// Fields are YAML alone: an MDX file must not bring code to run by opening with ---js.
const engines = { js: () => ({}), javascript: () => ({}), json: () => ({}) };

// Both parsers begin at the line of the opening dashes; the first counts from 0, the second from 1.
function lineIn(error: Error): number | undefined {
  if (error instanceof YAMLParseError) return error.linePos?.[0].line;
  if (!("mark" in error) || typeof error.mark !== "object" || error.mark === null) return undefined;
  return "line" in error.mark && typeof error.mark.line === "number" ? error.mark.line + 1 : undefined;
}
