import type { Rule } from "./rule";

/** A field of words holds one paragraph: no page shows a line break in it, so two lines would be read as one. */
export const oneParagraph: Rule = (text) => {
  const [before, after] = text.trim().split(/[\n\r]/, 2);
  if (before === undefined || after === undefined) return [];
  return [
    {
      problem: `has a line break after “${Array.from(before).slice(-20).join("")}”, which no page shows.`,
      fix: "Write it as one paragraph.",
    },
  ];
};
