import { fillPlaceholders } from "./placeholders";
import type { Facts } from "./placeholders";
import type { Finding } from "./problem";

/**
 * Where the course's price as visitors read it is not the amount that search engines are told.
 * In: the facts, all of which are there and in their form. Out: findings in facts.json.
 */
export function courseFindings(facts: Facts): Finding[] {
  try {
    const [price, amount] = ["price", "amount"].map((name) => fillPlaceholders(`{course.${name}}`, facts));
    if (price === undefined || amount === undefined || amountsIn(price).includes(Number(amount))) return [];
    return [
      {
        path: ["course", "price"],
        problem: `“${price}” is not the amount ${amount}, which search engines read.`,
        fix: "Write {course.amount} in place of the digits here, or mend course.amount above.",
      },
    ];
  } catch {
    // A placeholder in the price names nothing, which has a rule of its own.
    return [];
  }
}

/** $1,200.50 as the number that it is. */
function amountsIn(price: string): number[] {
  return Array.from(price.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([digits]) => Number(digits.replaceAll(",", "")));
}
