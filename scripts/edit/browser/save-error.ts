import { parseFile } from "../../../src/content-model/parse";
import { dayHint, contentTypeOf } from "../../../src/content-model/content-types";
import type { Mistake } from "../../../src/content-model/messages";
import { labelOf } from "../widgets";

/** Formats the mistakes that prevent a save, for Sveltia's dialog. */
export function formatSaveError(
  file: { readonly path: string; readonly source: string; readonly isNew: boolean },
  mistakes: readonly Mistake[],
): string {
  const count = mistakes.length === 1 ? "1 mistake" : `${String(mistakes.length)} mistakes`;
  return [
    `${titleOf(file)} was not saved: ${count}`,
    ...mistakes.map((one) => formatMistake(one, file)),
  ].join("\n\n");
}

function formatMistake(mistake: Mistake, { path, source }: { path: string; source: string }): string {
  const isOwn = mistake.file === `content/${path}`;
  const place = [
    isOwn ? "" : mistake.file,
    ...mistake.field.split(".").map(partOf),
    isOwn ? linesOf(mistake, path, source) : "",
  ];
  return `${place.filter((part) => part !== "").join(" › ")}: ${asShown(mistake.problem)}\n→ ${asShown(mistake.fix)}`;
}

/** Writes days and backslashes as the form's fields show them. The form has a date picker, and no escapes as in files. */
function asShown(text: string): string {
  return text
    .replaceAll("\\\\{", "\\{")
    .replace(dayHint, "Choose the day.")
    .replace(/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w-])/g, (day) =>
      new Date(day).toLocaleDateString(undefined, { timeZone: "UTC" }),
    );
}

// questions[what-is-it] is "Questions, what-is-it"; a text is labelled as in the form.
function partOf(part: string): string {
  if (part === "body") return "Text";
  const [, name = part, entry] = /^(.*)\[(.*)\]$/.exec(part) ?? [];
  if (name === "") return "";
  return entry === undefined
    ? labelOf(name)
    : `${labelOf(name)}, ${/^\d+$/.test(entry) ? `no. ${String(Number(entry) + 1)}` : entry}`;
}

// Editors only see the lines of the text, without the fields above it.
function linesOf({ field, line, lines }: Mistake, path: string, source: string): string {
  const [file] = parseFile(path, source);
  if (field !== "body" || file === undefined || line === undefined) return "";
  const before = file.bodyLine + (/^\s*/.exec(file.body)?.[0].split("\n").length ?? 1) - 2;
  const all = (lines ?? [line]).map((one) => String(one - before));
  return `${all.length === 1 ? "line" : "lines"} ${all.join(", ")}`;
}

// A new file does not have a name until its title is written.
function titleOf({ path, isNew }: { path: string; isNew: boolean }): string {
  const contentType = contentTypeOf(path);
  if (contentType === undefined) return path;
  if (isNew) return `The new entry in ${contentType.title}`;
  const name = path.replace(/^.*\/|\.\w+$/g, "");
  return contentType.files.includes("*") ? `${contentType.title}, ${name},` : contentType.title;
}
