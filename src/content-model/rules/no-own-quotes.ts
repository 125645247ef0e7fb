import { hintFor } from "./rule";
import type { Rule } from "./rule";

/** Words that a page sets apart as somebody's are written without the quotation marks around them. */
export const noOwnQuotes: Rule = (text, place) =>
  place.field?.unquoted === true && wrapped.test(text.trim())
    ? [{ problem: "stands in quotation marks of its own.", fix: `Take them away.${hintFor(place)}` }]
    : [];

// The first mark's partner is the last sign: “Yes,” she said, “and soon.” is none of these.
const wrapped = /^(?:“[^“”]*”|"[^"]*"|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’)$/u;
