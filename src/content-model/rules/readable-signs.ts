import { signCode } from "../readers/sign-code";
import type { Rule } from "./rule";

/** Every sign can be shown and is the one that was typed: none that nobody sees, no half of a sign, none that stands for a lost one. */
export const readableSigns: Rule = (text) => [...unreadableIn(text), ...misreadIn(text)];

function unreadableIn(text: string) {
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
}

function misreadIn(text: string) {
  const [signs] = misread.exec(text) ?? [];
  if (signs === undefined) return [];
  return [
    {
      problem: `has “${signs}” where another sign was: a program read it in the wrong encoding.`,
      fix: "Write the sign that belongs there, and save the file as UTF-8.",
    },
  ];
}

// Lines end in one sign or, as Windows writes them, in two. Two that nobody sees are part of writing: they join letters,
// or keep them apart, in Persian words and in emoji.
const unreadable = /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;

// What quotation marks and dashes, then letters with accents, become when UTF-8 is read as an encoding of Windows.
const misread = /â€.?|[ÂÃ][\u00A0-\u00BF]/u;
