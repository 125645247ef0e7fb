import type { Rule } from "./rule";

/** In prose, asterisks come in pairs that hold words tightly. */
export const balancedEmphasis: Rule = (text) => {
  const parts = text.split("*");
  if (parts.length % 2 === 0) {
    return [
      {
        problem: "has an asterisk without its partner.",
        fix: "Put one asterisk before and one after the words to emphasise: *like this*.",
      },
    ];
  }
  const emphasised = parts.filter((_, index) => index % 2 === 1);
  if (emphasised.every((words) => words !== "" && words === words.trim())) return [];
  return [
    {
      problem: "has asterisks that do not touch the words between them.",
      fix: "Write *like this*: one asterisk on each side, no space inside.",
    },
  ];
};

/** In plain text, emphasis would be shown as asterisks. */
export const noEmphasis: Rule = (text) => {
  const [emphasised] = /\*[^*]+\*/.exec(text) ?? [];
  if (emphasised === undefined) return [];
  return [
    {
      problem: `would show the asterisks of ${emphasised}.`,
      fix: `Write ${emphasised.replaceAll("*", "")}: this field has no emphasis.`,
    },
  ];
};
