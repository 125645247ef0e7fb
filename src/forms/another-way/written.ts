import { withPlainSpaces } from "../../theme/keep-together";
import type { FieldWords } from "../fields/field-words";

/**
 * What a visitor wrote, as lines for a letter: each answer under its label, choices in the words of their list,
 * texts of several lines as blocks of their own. Fields without words, ticks and empty ones are left out.
 * @param names the form's fields in their order
 */
export function written(
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
