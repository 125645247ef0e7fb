import { parseFile } from "../../../src/content-model/content";
import { contentTypeOf } from "../../../src/content-model/content-types";
import type { Mistake } from "../../../src/content-model/messages";
import { labelOf } from "../widgets";

const panel = document.createElement("section");
panel.className = "mistakes";
panel.setAttribute("role", "alert");
panel.hidden = true;
document.body.append(panel);

// Each form has an address of its own. Left open, the list would cover the buttons of the next page on a phone.
addEventListener("hashchange", clearMistakes);

/**
 * Lists the mistakes for which a file was not saved. They stay until the file is saved or its form is left.
 * @param file the file, with the text that was to be saved
 */
export function showMistakes(
  file: { readonly path: string; readonly source: string; readonly isNew: boolean },
  mistakes: readonly Mistake[],
): void {
  const list = document.createElement("details");
  list.open = true;
  const count = mistakes.length === 1 ? "1 mistake" : `${String(mistakes.length)} mistakes`;
  list.append(
    withText("summary", `${titleOf(file)} is not saved: ${count}`),
    ...mistakes.map((one) => itemFor(one, file)),
  );
  panel.replaceChildren(list);
  panel.hidden = false;
}

/** Removes the list. */
export function clearMistakes(): void {
  panel.replaceChildren();
  panel.hidden = true;
}

function itemFor(mistake: Mistake, { path, source }: { path: string; source: string }): HTMLElement {
  const isOwn = mistake.file === `content/${path}`;
  const place = [
    isOwn ? "" : mistake.file,
    ...mistake.field.split(".").map(partOf),
    isOwn ? linesOf(mistake, path, source) : "",
  ];
  const item = document.createElement("p");
  item.append(
    withText("strong", place.filter((part) => part !== "").join(" › ")),
    withText("span", mistake.problem),
    withText("span", `→ ${mistake.fix}`),
  );
  return item;
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

// An editor sees the lines of the text alone, without the fields above it.
function linesOf({ field, line, lines }: Mistake, path: string, source: string): string {
  const [file] = parseFile(path, source);
  if (field !== "body" || file?.bodyLine === undefined || line === undefined) return "";
  const before = file.bodyLine + (/^\s*/.exec(file.body ?? "")?.[0].split("\n").length ?? 1) - 2;
  const all = (lines ?? [line]).map((one) => String(one - before));
  return `${all.length === 1 ? "line" : "lines"} ${all.join(", ")}`;
}

// A new file has no name before its title is written.
function titleOf({ path, isNew }: { path: string; isNew: boolean }): string {
  const contentType = contentTypeOf(path);
  if (contentType === undefined) return path;
  if (isNew) return `What is new in ${contentType.title}`;
  const name = path.replace(/^.*\/|\.\w+$/g, "");
  return contentType.files.includes("*") ? `${contentType.title}, ${name},` : contentType.title;
}

function withText(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}
