import { isDay } from "../../../src/forms/booking/schema";
import { escapeHtml } from "../../../src/words/escape-html";
import type { FieldValue, FieldWords, FormField } from "../forms/form";
import { escapeText } from "./escape-text";

/** Renders a field's control with its value. `common` are the attributes of every kind of control. */
export function controlMarkup(
  { name, control }: FormField<string>,
  { options = [], placeholder }: FieldWords,
  common: string,
  value: FieldValue,
): string {
  const text = typeof value === "string" ? value : "";
  switch (control) {
    case "textarea":
      // The HTML parser drops a first line break (HTML, 13.1.2.5), so one is added.
      return `<textarea ${common} dir="auto" rows="10">\n${escapeHtml(text)}</textarea>`;
    case "select": {
      const first = placeholder === undefined ? [] : [{ value: "", label: placeholder }];
      const choices = [...first, ...options].map((option) => optionMarkup(option, option.value === text));
      return `<select ${common}>${choices.join("")}</select>`;
    }
    case "checkboxes":
      return checkboxes(name, options, value);
    case "checkbox":
      // Checked unless the value is false: the safe default. The hidden field is what an unchecked box posts.
      return `<input type="hidden" name="${name}" value="false"><input type="checkbox" ${common} value="true"${value === false ? "" : " checked"}>`;
    case "date":
      // A date input would lose a value that is no date.
      return `<input type="${text === "" || isDay(text) ? "date" : "text"}" ${common} value="${escapeHtml(text)}">`;
    case "text":
      return `<input type="text" ${common} dir="auto" value="${escapeHtml(text)}">`;
    case "email":
    case "hidden":
      return `<input type="${control}" ${common} value="${escapeHtml(text)}">`;
  }
}

type Option = NonNullable<FieldWords["options"]>[number];

function optionMarkup({ value, label }: Option, selected: boolean): string {
  return `<option value="${escapeHtml(value)}"${selected ? " selected" : ""}>${escapeText(label)}</option>`;
}

function checkboxes(name: string, options: readonly Option[], value: FieldValue): string {
  const chosen = [value].flat();
  return options
    .map((option) => {
      const ticked = chosen.includes(option.value) ? " checked" : "";
      const box = `<input type="checkbox" name="${name}" value="${escapeHtml(option.value)}"${ticked}>`;
      return `<label class="choice">${box} ${escapeText(option.label)}</label>`;
    })
    .join("\n");
}
