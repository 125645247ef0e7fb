import { fillPlaceholders } from "../placeholders";
import type { Facts } from "../placeholders";
import type { Finding } from "../problem";

/**
 * Where the course's price or length as visitors read it is not the amount or the number of weeks that search engines
 * are told. In: the facts, all of which are there and in their form. Out: findings in facts.json.
 */
export function courseFindings(facts: Facts): Finding[] {
  try {
    const say = (name: string) => fillPlaceholders(`{course.${name}}`, facts);
    return [...otherPrice(say("price"), say("amount")), ...otherWeeks(say("length"), say("weeks"))];
  } catch {
    // A placeholder in the words names nothing, which has a rule of its own.
    return [];
  }
}

function otherPrice(price: string, amount: string): Finding[] {
  if (amountsIn(price).includes(Number(amount))) return [];
  return [
    {
      path: ["course", "price"],
      problem: `“${price}” is not the amount ${amount}, which search engines read.`,
      fix: "Write {course.amount} in place of the digits here, or mend course.amount above.",
    },
  ];
}

/** $1,200.50 as the number that it is. */
function amountsIn(price: string): number[] {
  return Array.from(price.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([digits]) => Number(digits.replaceAll(",", "")));
}

// Words without a number of weeks, such as "a season", are left alone.
function otherWeeks(length: string, weeks: string): Finding[] {
  const said = /(?<![\d.,/–-])(\d+)[\s-]*weeks?\b/i.exec(length)?.[1];
  if (said === undefined || Number(said) === Number(weeks)) return [];
  return [
    {
      path: ["course", "length"],
      problem: `“${length}” is not as many weeks as the fact above says: ${weeks}.`,
      fix: "Write {course.weeks} in place of the digits here, or mend course.weeks above.",
    },
  ];
}
