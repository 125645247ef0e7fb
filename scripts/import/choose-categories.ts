import { createInterface } from "node:readline/promises";
import { slugOf } from "./draft";
import type { ImportedText } from "./imported-text";

/** A category of the blog. */
export interface Category {
  readonly value: string;
  readonly label: string;
}

/** Asks what the category of something is; undefined where nobody can be asked. */
export type AskCategory = (subject: string, categories: readonly Category[]) => Promise<string | undefined>;

/**
 * Chooses the category of each text. Texts with the same category in their source share one question.
 * @param all the blog's categories
 * @param category the category of all texts, if an editor named one
 * @throws Error with a message for the editor if that category does not exist, or nobody can be asked
 */
export async function chooseCategories(
  texts: readonly ImportedText[],
  all: readonly Category[],
  category: string | undefined,
  ask: AskCategory,
): Promise<ReadonlyMap<ImportedText, string>> {
  const options = `--category is one of these: ${all.map(({ value }) => value).join(", ")}.`;
  if (category !== undefined && !all.some(({ value }) => value === category))
    throw new Error(`“${category}” is none of the blog’s categories. ${options}`);
  const answers = new Map<string, string>();
  const chosen = new Map<ImportedText, string>();
  for (const text of texts) {
    const names = text.categories.map(slugOf);
    const matching = all.find(({ value, label }) => names.includes(value) || names.includes(slugOf(label)));
    const [named] = text.categories;
    const subject = named === undefined ? text.source : `what was in “${named}”`;
    const answer = category ?? matching?.value ?? answers.get(subject) ?? (await ask(subject, all));
    if (answer === undefined) throw new Error(`Say which category ${subject} belongs to. ${options}`);
    answers.set(subject, answer);
    chosen.set(text, answer);
  }
  return chosen;
}

/** Asks at the terminal until a category is named. */
export const askAtTerminal: AskCategory = async (subject, categories) => {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  console.log(`\nWhich category does ${subject} belong to?`);
  for (const [index, { label }] of categories.entries()) console.log(`  ${String(index + 1)}  ${label}`);
  let found: Category | undefined;
  while (found === undefined)
    found = categories[Number(await lines.question(`1 to ${String(categories.length)}: `)) - 1];
  lines.close();
  return found.value;
};
