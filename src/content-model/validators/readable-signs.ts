import { signCode } from "../readers/sign-code";
import type { Validator } from "./validator";

/**
 * Every character must be displayable and intended: no invisible characters, no unpaired surrogates, no replacement
 * characters.
 */
export const readableSigns: Validator = (text) => [...unreadableIn(text), ...misreadIn(text)];

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

// Line ends (LF or CRLF) are allowed. So are two invisible characters, the zero-width joiner and non-joiner, which
// Persian words and emoji need.
const unreadable = /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;

// UTF-8 quotation marks, dashes and accented letters that were decoded as Windows-1252.
const misread = /â€.?|[ÂÃ][\u00A0-\u00BF]/u;
