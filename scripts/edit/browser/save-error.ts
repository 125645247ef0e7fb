import { parseFile } from "../../../src/content-model/parse";
import {
  dayHint,
  contentTypeOf,
  type Field,
  type ObjectField,
} from "../../../src/content-model/content-types";
import type { Mistake } from "../../../src/content-model/messages";
import { bodyLabelOf, labelOf } from "../widgets";

/** Formats the mistakes that prevent a save, for Sveltia's dialog. */
export function formatSaveError(
  file: { readonly path: string; readonly source: string; readonly isNew: boolean },
  mistakes: readonly Mistake[],
): string {
  const count = mistakes.length === 1 ? "1 mistake" : `${String(mistakes.length)} mistakes`;
  return [`Not saved: ${titleOf(file)} (${count})`, ...mistakes.map((one) => formatMistake(one, file))].join(
    "\n\n",
  );
}

function formatMistake(mistake: Mistake, { path, source }: { path: string; source: string }): string {
  const isInSavedFile = mistake.file === `content/${path}`;
  const location = [
    isInSavedFile ? "" : mistake.file,
    ...mistake.field.split(".").map((part) => formatPathPart(part, mistake.file)),
    isInSavedFile ? formatLines(mistake, path, source) : "",
  ];
  const [problem, fix] = [mistake.problem, mistake.fix].map((text) => adaptToForm(text, mistake.file));
  const locationText = location.filter((part) => part !== "").join(" › ");
  const subject = /^[a-z]/.test(problem ?? "") ? "This file " : "";
  return `${locationText === "" ? subject : `${locationText}: `}${problem ?? ""}\n→ ${fix ?? ""}`;
}

/**
 * Writes days, backslashes and quoted names of fields and options as the form shows them. Names are those of the file
 * and of the files that the text mentions. A quoted text after a colon is a value, not a name.
 */
function adaptToForm(text: string, file: string): string {
  const files = [file, ...(text.match(/content\/[\w./-]+\.(?:json|mdx)/g) ?? [])];
  const names = new Set(files.flatMap((one) => namesIn(schemaOf(one))));
  return text
    .replace(/(?<!: )"([\w-]+)"/g, (quotedName, name: string) =>
      names.has(name) ? `“${labelOf(name)}”` : quotedName,
    )
    .replaceAll("\\\\{", "\\{")
    .replace(dayHint, "Choose the day.")
    .replace(/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w-])/g, formatDay);
}

// Date would make 2 March of 2026-02-30.
function formatDay(text: string): string {
  const date = new Date(text);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? date.toLocaleDateString(undefined, { timeZone: "UTC" }) : text;
}

function schemaOf(file: string): ObjectField | undefined {
  return contentTypeOf(file.replace(/^content\//, ""))?.schema;
}

/** The names of all fields in a field, and the options of choices. */
function namesIn(field: Field | undefined): readonly string[] {
  if (field?.type === "array") return namesIn(field.items);
  if (field?.type === "object")
    return Object.entries(field.properties).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  return field !== undefined && "enum" in field ? field.enum : [];
}

// questions[what-is-it] is "Questions, what-is-it".
function formatPathPart(part: string, file: string): string {
  if (part === "body") return bodyLabelOf(schemaOf(file));
  const [, name = part, entry] = /^(.*)\[(.*)\]$/.exec(part) ?? [];
  if (name === "") return "";
  return entry === undefined
    ? labelOf(name)
    : `${labelOf(name)}, ${/^\d+$/.test(entry) ? `no. ${String(Number(entry) + 1)}` : entry}`;
}

// Editors see only the lines of the text, without the fields above the text.
function formatLines({ field, line, lines }: Mistake, path: string, source: string): string {
  const [file] = parseFile(path, source);
  if (field !== "body" || file === undefined || line === undefined) return "";
  const linesAbove = file.bodyLine + (/^\s*/.exec(file.body)?.[0].split("\n").length ?? 1) - 2;
  const numbers = (lines ?? [line]).map((one) => String(one - linesAbove));
  return `${numbers.length === 1 ? "line" : "lines"} ${numbers.join(", ")}`;
}

function titleOf({ path, isNew }: { path: string; isNew: boolean }): string {
  const contentType = contentTypeOf(path);
  if (contentType === undefined) return path;
  if (isNew) return `the new entry in ${contentType.title}`;
  const name = path.replace(/^.*\/|\.\w+$/g, "");
  return contentType.files.includes("*") ? `${contentType.title}, ${name}` : contentType.title;
}
