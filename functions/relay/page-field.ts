import { isDay, isMarked, type Field, type FieldValue } from "../../src/forms/fields";
import type { FieldWords } from "../../src/forms/words";
import { escapeHtml } from "../../src/words/escape-html";
import { fillFacts, type WordedForm } from "./words";

/** Renders a text of content: fills its placeholders and escapes it. */
export function filled(text = "", atUse?: Readonly<Record<string, number>>): string {
  return escapeHtml(fillFacts(text, atUse));
}

/** Renders a hidden field. */
export function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

/**
 * Renders a field with its value; label, hint and error are associated with the control.
 * @param error as HTML
 */
export function fieldMarkup(
  { inputs, requiredMark }: WordedForm["words"],
  name: string,
  field: Field,
  value: FieldValue,
  error: string | undefined,
): string {
  const { control, required, autoComplete } = field;
  const words = inputs[name];
  if (control === "hidden" || words === undefined) return hiddenField(name, String(value ?? ""));
  const label = filled(isMarked(field) ? `${words.label} ${requiredMark}` : words.label);
  const notes = [
    { id: `${name}-hint`, style: "hint", text: words.hint && filled(words.hint) },
    { id: `${name}-error`, style: "error", text: error },
  ].filter(({ text }) => text);
  const attributes = [
    `id="${name}"`,
    control !== "checkboxes" && `name="${name}"`,
    required && "required",
    autoComplete && `autocomplete="${autoComplete}"`,
    notes.length > 0 && `aria-describedby="${notes.map(({ id }) => id).join(" ")}"`,
    error && 'aria-invalid="true"',
  ]
    .filter(Boolean)
    .join(" ");
  const markup = controlMarkup(name, control, words, attributes, value);
  const below = notes.map(({ id, style, text }) => `\n<p class="${style}" id="${id}">${text ?? ""}</p>`);
  if (control === "checkboxes")
    return `<fieldset ${attributes}>\n<legend>${label}</legend>\n${markup}${below.join("")}\n</fieldset>`;
  if (control === "checkbox") return `<label class="choice">${markup} ${label}</label>${below.join("")}`;
  return `<label for="${name}">${label}</label>\n${markup}${below.join("")}`;
}

function controlMarkup(
  name: string,
  control: Exclude<Field["control"], "hidden">,
  { options = [], placeholder }: FieldWords,
  attributes: string,
  value: FieldValue,
): string {
  const chosen = [value].flat();
  const text = typeof value === "string" ? value : "";
  const first = placeholder === undefined ? [] : [{ value: "", label: placeholder }];
  const markedAs = (mark: string, isSet: boolean): string => (isSet ? ` ${mark}` : "");
  switch (control) {
    case "textarea":
      // The HTML parser drops a first line break (HTML, 13.1.2.5), so one is added.
      return `<textarea ${attributes} dir="auto" rows="10">\n${escapeHtml(text)}</textarea>`;
    case "select":
      return `<select ${attributes}>${[...first, ...options]
        .map(
          (one) =>
            `<option value="${escapeHtml(one.value)}"${markedAs("selected", one.value === text)}>${filled(one.label)}</option>`,
        )
        .join("")}</select>`;
    case "checkboxes":
      return options
        .map(
          (one) =>
            `<label class="choice"><input type="checkbox" name="${name}" value="${escapeHtml(one.value)}"${markedAs("checked", chosen.includes(one.value))}> ${filled(one.label)}</label>`,
        )
        .join("\n");
    case "checkbox":
      // Checked unless the value is false: the safe default. The hidden field is what an unchecked box posts.
      return `${hiddenField(name, "false")}<input type="checkbox" ${attributes} value="true"${markedAs("checked", value !== false)}>`;
    case "date":
      // A date input would lose a value that is no date.
      return `<input type="${text === "" || isDay(text) ? "date" : "text"}" ${attributes} value="${escapeHtml(text)}">`;
    case "text":
    case "email":
      return `<input type="${control}" ${attributes} dir="auto" value="${escapeHtml(text)}">`;
  }
}
