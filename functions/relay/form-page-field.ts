import { escapeHtml } from "./escape-html";
import type { FieldWords, FormField, FormWords } from "./form";
import { inWords } from "./site";

/** The markup of one field with what was typed in it, its label, hint and error tied to it. */
export function fieldMarkup(
  { inputs, requiredMark }: FormWords,
  field: FormField<string>,
  value: string,
  error: string | undefined,
): string {
  const { name, control } = field;
  const words = inputs[name];
  if (control === "hidden" || words === undefined) {
    return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
  }
  const mark = field.required ? ` ${say(requiredMark)}` : "";
  return [
    `<label for="${name}">${say(words.label)}${mark}</label>`,
    controlMarkup(field, words, attributes(field, words, error), value),
    words.hint && `<p class="hint" id="${name}-hint">${say(words.hint)}</p>`,
    error && `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`,
  ]
    .filter(Boolean)
    .join("\n");
}

function controlMarkup(
  { control }: FormField<string>,
  { options = [] }: FieldWords,
  common: string,
  value: string,
): string {
  if (control === "textarea") {
    // The parser drops a line break that comes first (HTML, 13.1.2.5), so it gets one of its own.
    return `<textarea ${common} rows="10">\n${escapeHtml(value)}</textarea>`;
  }
  if (control === "select") {
    const choices = options.map(
      (option) =>
        `<option value="${escapeHtml(option.value)}"${option.value === value ? " selected" : ""}>${say(option.label)}</option>`,
    );
    return `<select ${common}>${choices.join("")}</select>`;
  }
  return `<input type="${control}" ${common} value="${escapeHtml(value)}">`;
}

function attributes(
  { name, required, autocomplete, control }: FormField<string>,
  { hint }: FieldWords,
  error: string | undefined,
): string {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return [
    `id="${name}" name="${name}"`,
    // A select that starts on a choice cannot be left empty.
    required && control !== "select" && "required",
    autocomplete && `autocomplete="${autocomplete}"`,
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true"',
  ]
    .filter(Boolean)
    .join(" ");
}

function say(text: string): string {
  return escapeHtml(inWords(text));
}
