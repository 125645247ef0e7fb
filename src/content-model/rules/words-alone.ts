import type { Rule } from "./rule";

/** A field of words holds no tag, no entity and no link of Markdown: visitors would read them as they stand. */
export const wordsAlone: Rule = (text) =>
  Array.from(text.matchAll(code), ([found]) => ({
    problem: `would show ${found} as it stands.`,
    fix: "Write the words or the sign itself: this field takes no tags, no codes for signs and no links.",
  }));

// <b>, &amp; and [words](/page); not 3 < 5, R&D; or [sic].
const code = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2}[a-z\d]*);|\[[^[\]]*\]\([^()]*\)/gi;
