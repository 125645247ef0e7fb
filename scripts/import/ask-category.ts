import { createInterface } from "node:readline/promises";
import type { Category } from "./complete/category";

/**
 * Asks at the terminal for a category until a valid one is given.
 * @returns undefined without an interactive terminal
 */
export async function askCategory(
  subject: string,
  categories: readonly Category[],
): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    console.log(`\nWhich category does ${subject} belong to?`);
    categories.forEach(({ label }, index) => {
      console.log(`  ${String(index + 1)}  ${label}`);
    });
    for (;;) {
      const answer = (await lines.question(`1 to ${String(categories.length)}: `)).trim();
      const found = categories.find(({ value }, index) => answer === value || answer === String(index + 1));
      if (found) return found.value;
    }
  } finally {
    lines.close();
  }
}
