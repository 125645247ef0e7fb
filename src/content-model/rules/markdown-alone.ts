import { knownWords } from "../checks/known-words";
import type { Rule } from "./rule";

/**
 * A line of a body says nothing that MDX would take for code: no tag, and no line of a program. Whatever passes
 * this rule and those of placeholders and braces can be built; a tag that could be built would still be unknown to
 * those who set the guides and the excerpt.
 */
export const markdownAlone: Rule = (line, { facts }) => {
  const read = asBuilt(line, facts);
  const [, tag] = /(?<!\\)(?:\\\\)*(<(?![ \t]+[\p{L}\p{N}])[^\s<>]*>?)/u.exec(read) ?? [];
  const [, word] = /^(import|export) /.exec(read) ?? [];
  return [
    ...(tag === undefined
      ? []
      : [
          {
            problem: `${tag} would be taken for a tag, and a text has none.`,
            fix: `Write it in Markdown, such as *emphasis* or [a link](/contact). Where visitors should read the sign itself, put a backslash before it: \\${tag}.`,
          },
        ]),
    ...(word === undefined
      ? []
      : [
          {
            problem: `a line that begins with “${word}” would be taken for a program.`,
            fix: "Begin the line with another word, or with a capital letter.",
          },
        ]),
  ];
};

// A fact may bring in a sign of its own. While a placeholder names none, the line stands as written.
function asBuilt(line: string, facts: object | undefined): string {
  return knownWords(line, facts) ?? line;
}
