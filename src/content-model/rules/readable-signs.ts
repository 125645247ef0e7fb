import { signCode } from "../sign-code";
import type { Rule } from "./rule";

/** Every sign can be shown: there is no control character, no half of a sign, and none that stands for a lost one. */
export const readableSigns: Rule = (text) => {
  const found = unreadable.exec(text);
  if (found === null) return [];
  const before = Array.from(text.slice(0, found.index)).slice(-20).join("");
  return [
    {
      problem: `holds a sign that nobody can read, ${signCode(found[0])}, ${before === "" ? "at its beginning" : `after “${before}”`}.`,
      fix:
        found[0] === "\uFFFD"
          ? "A letter was lost there: write it once more."
          : "Take it away; it may have come with words that were copied.",
    },
  ];
};

// Lines end in one sign or, as Windows writes them, in two.
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Co}\p{Cs}\uFFFD]/u;
