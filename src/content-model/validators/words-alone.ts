import type { Validator } from "./validator";

/** A text field must not contain tags, entities or Markdown links: they would be displayed literally. */
export const wordsAlone: Validator = (text) =>
  Array.from(text.matchAll(code), ([found]) => ({
    problem: `would show ${found} as it stands.`,
    fix: "Write the words or the sign itself: this field takes no tags, no codes for signs and no links.",
  }));

// Matches <b>, &amp; and [words](/page), but not 3 < 5, R&D; or [sic].
const code = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2}[a-z\d]*);|\[[^[\]]*\]\([^()]*\)/gi;
