import { fillPlaceholders } from "../placeholders";
import type { Facts } from "../placeholders";
import type { Finding } from "../problem";

/**
 * Compares the course's displayed price and length with the amount and the number of weeks in its structured data.
 * @param facts the facts, complete and with valid structure
 * @param language the site's language, whose separators the price has
 * @returns findings in facts.json
 */
export function courseFindings(facts: Facts, language: string): Finding[] {
  if (facts["course"] === undefined) return [];
  try {
    const say = (name: string) => fillPlaceholders(`{course.${name}}`, facts);
    return [...otherPrice(say("price"), say("amount"), language), ...otherWeeks(say("length"), say("weeks"))];
  } catch {
    // Unknown placeholders are reported by their own validator.
    return [];
  }
}

function otherPrice(price: string, amount: string, language: string): Finding[] {
  if (amountsIn(price, language).includes(Number(amount))) return [];
  return [
    {
      path: ["course", "price"],
      problem: `“${price}” is not the amount ${amount}, which search engines read.`,
      fix: "Write {course.amount} in place of the digits here, or mend course.amount above.",
    },
  ];
}

/** The numbers in a price: in English 1200.5 of $1,200.50, in Spanish of $ 1.200,50. */
function amountsIn(price: string, language: string): number[] {
  const decimal =
    new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
  return Array.from(price.matchAll(/\d(?:[\d.,’\s]*\d)?/g), ([written]) => {
    const [whole = "", part = "0"] = written.split(decimal);
    return Number(`${whole.replace(/\D/g, "")}.${part}`);
  });
}

// Text without a number of weeks, such as "a season" or in another language, is not checked.
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
