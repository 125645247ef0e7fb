import type { Mistake } from "../problem";

/**
 * The headings of a body leave no level out: a listener goes from one to the next by them (WCAG 2.2, 1.3.1).
 * In: its Markdown. Out: what is wrong, each with its line, counted from the body's first.
 */
export function headingsInOrder(body: string): (Mistake & { line: number })[] {
  let above = 1;
  let isFenced = false;
  return body.split("\n").flatMap((text, index) => {
    if (/^\s*(```|~~~)/.test(text)) isFenced = !isFenced;
    const [, signs = "", words = ""] = /^ {0,3}(#{2,6})\s+(.*\S)/.exec(text) ?? [];
    if (isFenced || signs === "") return [];
    const next = above + 1;
    above = signs.length;
    if (above <= next) return [];
    const problem = `“${signs} ${words}” stands below no heading with one sign less.`;
    return [{ line: index + 1, problem, fix: `Write ${"#".repeat(next)} ${words}.` }];
  });
}
