import type { EnteredTexts } from "./entered-texts";
import { withPlainSpaces } from "../text/keep-together";
import { withColon } from "../text/with-colon";
import type { FieldValue, Form, Payload } from "./fields";
import type { FormTexts } from "./texts";

/**
 * Returns a form's initial values with the given texts in place. Unknown names are ignored.
 * @param texts by field name: several for a field with several values, "true" for a ticked checkbox
 */
export function valuesFromTexts({ initialValues }: Form, texts: EnteredTexts): Payload {
  const values = Object.entries(initialValues).map(([name, value]): [string, FieldValue] => {
    const enteredTexts = texts[name];
    if (enteredTexts === undefined) return [name, value];
    if (Array.isArray(value)) return [name, enteredTexts];
    return [name, typeof value === "boolean" ? enteredTexts.includes("true") : enteredTexts[0]];
  });
  return Object.fromEntries(values);
}

/** Returns a form's values as texts by field name, the format that `valuesFromTexts` reads. */
export function textsOf(values: Payload): EnteredTexts {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value].flat().map(String)]),
  );
}

/** Returns whether two forms' values are the same. */
export function isSame(values: Payload, otherValues: Payload): boolean {
  return JSON.stringify(values) === JSON.stringify(otherValues);
}

/**
 * Formats a form's values as plain text: each answer is after its label, options appear by their labels, and long texts
 * are separate blocks. A consent is its label. Fields without labels, other checkboxes and empty fields are
 * omitted.
 */
export function formatAnswers({ fields }: Form, values: Payload, { inputs }: FormTexts): string {
  const entries = Object.entries(fields).flatMap(([name, { control, required }]) => {
    const { label, options = [] } = inputs[name] ?? {};
    const value = values[name];
    if (control === "checkbox") return required && value === true ? [`${label ?? ""}\n`] : [];
    const answer = [value]
      .flat()
      .filter((one) => typeof one === "string")
      .map((one) => options.find(({ value }) => value === one)?.label ?? one.trim())
      .filter((one) => one !== "")
      .join("\n");
    if (label === undefined || answer === "") return [];
    const question = withColon(label);
    return answer.includes("\n") || answer.length > 80
      ? [`\n${question}\n${answer}\n`]
      : [`${question} ${answer}\n`];
  });
  return withPlainSpaces(entries.join("").trim());
}
