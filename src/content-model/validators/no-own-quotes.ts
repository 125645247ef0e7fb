import { hintFor } from "./validator";
import type { Validator } from "./validator";

/** Quotations that the page styles itself are written without surrounding quotation marks. */
export const noOwnQuotes: Validator = (text, place) =>
  place.field?.unquoted === true && wrapped.test(text.trim())
    ? [{ problem: "stands in quotation marks of its own.", fix: `Take them away.${hintFor(place)}` }]
    : [];

// The opening mark must be closed by the last character. “Yes,” she said, “and soon.” does not match.
const wrapped = /^(?:“[^“”]*”|"[^"]*"|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’)$/u;
