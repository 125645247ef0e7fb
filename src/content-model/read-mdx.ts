import matter from "gray-matter";
import type { Path } from "./problem";
import type { Parsed } from "./read-json";

/** A parsed MDX file: its fields and the Markdown below them. */
export interface ParsedMdx extends Parsed {
  readonly body: string;
  /** The line of the file on which the Markdown begins. */
  readonly bodyLine: number;
}

/** Splits an MDX file as gatsby-plugin-mdx does, with the same parser. In: the text of the file. */
export function readMdx(source: string): ParsedMdx {
  const lineOf = (path: Path) => lineAt(source, path);
  try {
    const { data, content } = matter(source, { language: "yaml", engines });
    const bodyLine = source.slice(0, source.length - content.length).split("\n").length;
    return { data: daysAsText(data), body: content, bodyLine, findings: [], broken: false, lineOf };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = lineIn(error);
    const finding = {
      path: [],
      problem: `cannot be read between its lines of dashes${line === undefined ? "" : `, at or before line ${String(line)}`}.`,
      fix: 'Put each value in straight quotation marks after its field\'s name and a colon (title: "…"), fields of fields two spaces further in.',
      ...(line !== undefined && { line }),
    };
    return { data: undefined, body: "", bodyLine: 1, findings: [finding], broken: true, lineOf };
  }
}

/** Days as words: YAML takes one without quotation marks for a moment; to an editor both are the same day. */
export function daysAsText(data: object): object {
  // Words alone between the dashes are no fields, which the check of the structure tells.
  if (typeof data !== "object") return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value,
    ]),
  );
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

// Fields are YAML alone: an MDX file must not bring code to run by opening with ---js.
const engines = { js: () => ({}), javascript: () => ({}), json: () => ({}) };

// The parser counts from 0, at the line of the opening dashes.
function lineIn(error: Error): number | undefined {
  if (!("mark" in error) || typeof error.mark !== "object" || error.mark === null) return undefined;
  return "line" in error.mark && typeof error.mark.line === "number" ? error.mark.line + 1 : undefined;
}
