import { escapeHtml } from "../../../src/words/escape-html";
import type { FieldValue, FieldWords, FormField, FormWords } from "../forms/form";
import { controlMarkup } from "./control";
import { escapeText } from "./escape-text";

/** Renders a field with its value; label, hint and error are associated with the control. */
export function fieldMarkup(
  { inputs, requiredMark }: FormWords,
  field: FormField<string>,
  value: FieldValue,
  error: string | undefined,
): string {
  const { name, control } = field;
  const words = inputs[name];
  if (control === "hidden" || words === undefined) {
    return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value ?? ""))}">`;
  }
  const mark = field.required ? ` ${escapeText(requiredMark)}` : "";
  const label = `${escapeText(words.label)}${mark}`;
  const common = attributes(field, words, error);
  const markup = controlMarkup(field, words, common, value);
  const notes = [
    words.hint && `\n<p class="hint" id="${name}-hint">${escapeText(words.hint)}</p>`,
    error && `\n<p class="error" id="${name}-error">${escapeHtml(error)}</p>`,
  ]
    .filter(Boolean)
    .join("");
  if (control === "checkboxes") {
    return `<fieldset ${common}>\n<legend>${label}</legend>\n${markup}${notes}\n</fieldset>`;
  }
  if (control === "checkbox") return `<label class="choice">${markup} ${label}</label>${notes}`;
  return `<label for="${name}">${label}</label>\n${markup}${notes}`;
}

function attributes(
  { name, required, autocomplete, control }: FormField<string>,
  { hint, placeholder }: FieldWords,
  error: string | undefined,
): string {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return [
    `id="${name}"`,
    control !== "checkboxes" && `name="${name}"`,
    // A select without a placeholder is never empty.
    required && (control !== "select" || placeholder) && "required",
    autocomplete && `autocomplete="${autocomplete}"`,
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true"',
  ]
    .filter(Boolean)
    .join(" ");
}
