import { linkedParts } from "../../words/linked-words";
import type { Mistake } from "../problem";
import type { Validator } from "./validator";

/** In prose, asterisks must come in pairs without spaces inside them. Underscores are not emphasis. */
export const balancedEmphasis: Validator = (text) => {
  const underscored = underscoredIn(text);
  if (underscored !== undefined) {
    return [
      {
        problem: `would show the underscores of ${underscored}.`,
        fix: `Write *${underscored.slice(1, -1)}*: emphasis has asterisks here.`,
      },
    ];
  }
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

/** As `balancedEmphasis`, for text with links: emphasis ends where a link begins or ends. */
export const emphasisBesideLinks: Validator = (text, place) =>
  linkedParts(text).flatMap(({ words }) => balancedEmphasis(words, place));

/** In plain text, emphasis would be displayed as asterisks or underscores. */
export const noEmphasis: Validator = (text) => [
  ...shown("asterisks", /\*[^*]+\*/.exec(text)?.[0]),
  ...shown("underscores", underscoredIn(text)),
];

function shown(signs: string, emphasised: string | undefined): Mistake[] {
  if (emphasised === undefined) return [];
  return [
    {
      problem: `would show the ${signs} of ${emphasised}.`,
      fix: `Write ${emphasised.slice(1, -1)}: this field has no emphasis.`,
    },
  ];
}

// Underscores around words, as in Markdown. Those inside a name and those of a blank line to fill in do not count.
function underscoredIn(text: string): string | undefined {
  return /(?<![\p{L}\p{N}_])_(?![\s_])[^_]*(?<![\s_])_(?![\p{L}\p{N}_])/u.exec(text)?.[0];
}
