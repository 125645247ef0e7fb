import { withPlainSpaces } from "../../theme/keep-together";
import type { FieldWords } from "../fields/field-words";

/**
 * Formats a form's values as plain text: each answer follows its label, options appear by their labels, and
 * multi-line texts form blocks of their own. Fields without labels, checkboxes and empty fields are omitted.
 * @param names the form's field names in their order
 */
export function formatAnswers(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  inputs: Readonly<Partial<Record<string, Omit<FieldWords, "hint">>>>,
): string {
  const entries = names.flatMap((name) => {
    const words = inputs[name];
    const answer = words && answerInWords(values[name], words.options);
    return answer ? [entry(words.label, answer)] : [];
  });
  return withPlainSpaces(entries.join("").trim());
}

function entry(label: string, answer: string): string {
  const long = answer.includes("\n") || answer.length > 80;
  return long ? `\n${label}:\n${answer}\n` : `${label}: ${answer}\n`;
}

function answerInWords(value: unknown, options: FieldWords["options"] = []): string {
  return [value]
    .flat()
    .filter((one) => typeof one === "string")
    .map((one) => options.find((option) => option.value === one)?.label ?? one.trim())
    .filter((one) => one !== "")
    .join("\n");
}
