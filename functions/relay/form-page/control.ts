import { isDay } from "../../../src/forms/booking/schema";
import { escapeHtml } from "./escape-html";
import type { FieldValue, FieldWords, FormField } from "../forms/form";
import { say } from "./say";

/** The markup of a field's control with what was typed or chosen in it. `common` are the attributes that every kind has. */
export function controlMarkup(
  { name, control }: FormField<string>,
  { options = [], placeholder }: FieldWords,
  common: string,
  value: FieldValue,
): string {
  const text = typeof value === "string" ? value : "";
  switch (control) {
    case "textarea":
      // The parser drops a line break that comes first (HTML, 13.1.2.5), so it gets one of its own.
      return `<textarea ${common} dir="auto" rows="10">\n${escapeHtml(text)}</textarea>`;
    case "select": {
      const first = placeholder === undefined ? [] : [{ value: "", label: placeholder }];
      const choices = [...first, ...options].map((option) => optionMarkup(option, option.value === text));
      return `<select ${common}>${choices.join("")}</select>`;
    }
    case "checkboxes":
      return checkboxes(name, options, value);
    case "checkbox":
      // Ticked unless it was plainly not: the safe side. The hidden field is posted where it is not ticked.
      return `<input type="hidden" name="${name}" value="false"><input type="checkbox" ${common} value="true"${value === false ? "" : " checked"}>`;
    case "date":
      // A date input would drop what is no date, and with it what was typed.
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
  return `<option value="${escapeHtml(value)}"${selected ? " selected" : ""}>${say(label)}</option>`;
}

function checkboxes(name: string, options: readonly Option[], value: FieldValue): string {
  const chosen = [value].flat();
  return options
    .map((option) => {
      const ticked = chosen.includes(option.value) ? " checked" : "";
      const box = `<input type="checkbox" name="${name}" value="${escapeHtml(option.value)}"${ticked}>`;
      return `<label class="choice">${box} ${say(option.label)}</label>`;
    })
    .join("\n");
}
