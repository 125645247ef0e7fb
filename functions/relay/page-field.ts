import { isDay, isMarked, type Field, type FieldValue } from "../../src/forms/fields";
import { escapeHtml } from "../../src/words/escape-html";
import { fillFacts } from "./site";
import type { FieldWords } from "../../src/forms/words";
import type { WordedForm } from "./words";

/** Renders a field with its value; label, hint and error are associated with the control. */
export function fieldMarkup(
  { inputs, requiredMark }: WordedForm["words"],
  name: string,
  field: Field,
  value: FieldValue,
  error: string | undefined,
): string {
  const { control } = field;
  const words = inputs[name];
  if (control === "hidden" || words === undefined)
    return `<input type="hidden" name="${name}" value="${escapeHtml(String(value ?? ""))}">`;
  const label = filled(isMarked(field) ? `${words.label} ${requiredMark}` : words.label);
  const hint = words.hint && `\n<p class="hint" id="${name}-hint">${filled(words.hint)}</p>`;
  const notes = `${hint ?? ""}${error ? `\n<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ""}`;
  const attributes = attributesOf(name, field, words, error);
  const markup = controlMarkup(name, field, words, attributes, value);
  if (control === "checkboxes")
    return `<fieldset ${attributes}>\n<legend>${label}</legend>\n${markup}${notes}\n</fieldset>`;
  if (control === "checkbox") return `<label class="choice">${markup} ${label}</label>${notes}`;
  return `<label for="${name}">${label}</label>\n${markup}${notes}`;
}

/** Renders a text of content: fills its placeholders and escapes it. */
function filled(text: string): string {
  return escapeHtml(fillFacts(text));
}

function attributesOf(
  name: string,
  { control, required, autoComplete }: Field,
  { hint }: FieldWords,
  error: string | undefined,
): string {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return [
    `id="${name}"`,
    control !== "checkboxes" && `name="${name}"`,
    required && "required",
    autoComplete && `autocomplete="${autoComplete}"`,
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true"',
  ]
    .filter(Boolean)
    .join(" ");
}

function controlMarkup(
  name: string,
  { control }: Field,
  { options = [], placeholder }: FieldWords,
  attributes: string,
  value: FieldValue,
): string {
  const chosen = [value].flat();
  const text = typeof value === "string" ? value : "";
  const escaped = escapeHtml(text);
  const first = placeholder === undefined ? [] : [{ value: "", label: placeholder }];
  switch (control) {
    case "textarea":
      // The HTML parser drops a first line break (HTML, 13.1.2.5), so one is added.
      return `<textarea ${attributes} dir="auto" rows="10">\n${escaped}</textarea>`;
    case "select":
      return `<select ${attributes}>${[...first, ...options].map((one) => optionMarkup(one, one.value === text)).join("")}</select>`;
    case "checkboxes":
      return options.map((one) => choiceMarkup(name, one, chosen.includes(one.value))).join("\n");
    case "checkbox":
      // Checked unless the value is false: the safe default. The hidden field is what an unchecked box posts.
      return `<input type="hidden" name="${name}" value="false"><input type="checkbox" ${attributes} value="true"${value === false ? "" : " checked"}>`;
    case "date":
      // A date input would lose a value that is no date.
      return `<input type="${text === "" || isDay(text) ? "date" : "text"}" ${attributes} value="${escaped}">`;
    case "text":
      return `<input type="text" ${attributes} dir="auto" value="${escaped}">`;
    case "email":
    case "hidden":
      return `<input type="${control}" ${attributes} value="${escaped}">`;
  }
}

type Option = NonNullable<FieldWords["options"]>[number];

function optionMarkup({ value, label }: Option, isChosen: boolean): string {
  return `<option value="${escapeHtml(value)}"${isChosen ? " selected" : ""}>${filled(label)}</option>`;
}

function choiceMarkup(name: string, { value, label }: Option, isChosen: boolean): string {
  const box = `<input type="checkbox" name="${name}" value="${escapeHtml(value)}"${isChosen ? " checked" : ""}>`;
  return `<label class="choice">${box} ${filled(label)}</label>`;
}
