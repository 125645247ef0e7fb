import { lineAt, shortened, type Remark, type TextRule } from "./remark";

/** Every character must be intended: no replacement characters and no wrongly decoded ones. */
export const readableLetters: TextRule = ({ source }) => [
  ...Array.from(source.matchAll(/\uFFFD/g), ({ index }): Remark => {
    const before = shortened(source.slice(Math.max(0, index - 20), index));
    return {
      kind: "lost letter",
      line: lineAt(source, index),
      about: `“${before}”`,
      problem: `has lost a letter after “${before}”.`,
      fix: "Write it once more.",
    };
  }),
  ...Array.from(source.matchAll(/â€.?|[ÂÃ][\u00A0-\u00BF]/gu), ({ index, 0: signs }): Remark => {
    return {
      kind: "wrong encoding",
      line: lineAt(source, index),
      about: `“${signs}”`,
      problem: `has “${signs}” where another sign was: a program read it in the wrong encoding.`,
      fix: "Write the sign that belongs there, and save the file as UTF-8.",
    };
  }),
];
