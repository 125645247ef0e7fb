import type { Validator } from "./validator";

/** A text field holds one paragraph. Pages do not render line breaks in it, so two lines would run together. */
export const oneParagraph: Validator = (text) => {
  const [before, after] = text.trim().split(/[\n\r]/, 2);
  if (before === undefined || after === undefined) return [];
  return [
    {
      problem: `has a line break after “${Array.from(before).slice(-20).join("")}”, which no page shows.`,
      fix: "Write it as one paragraph.",
    },
  ];
};
