import ts from "typescript";
import { fillKnown } from "../../src/content-model/placeholders";
import type { Content } from "../../src/content-model/content";
import { textsIn } from "../../src/content-model/visit";

/** All texts of the content, as visitors read them. */
export function visibleTexts({ files, facts = {} }: Content): string[] {
  return files.flatMap(({ contentType, data, body = "" }) => [
    ...Array.from(textsIn(contentType.schema, data))
      .filter(({ field }) => ["copy", "linked", "prose"].includes(field.format))
      .map(({ text }) => fillKnown(text.replaceAll("*", ""), facts)),
    fillKnown(body, facts),
  ]);
}

/**
 * The names of things in the content, and the headlines and titles of its pages, teachings, events and devotionals, if
 * they have at least two words, as visitors read them.
 */
export function namesAndHeadlines({ files, facts = {} }: Content): string[] {
  const texts = files.flatMap(({ contentType, data }) =>
    Array.from(textsIn(contentType.schema, data))
      .filter(({ path }) => named.includes(path.join(".")))
      .map(({ text }) => fillKnown(text.replaceAll("*", ""), facts)),
  );
  return [...new Set(texts)].filter((text) => text.includes(" "));
}

const named: readonly string[] = [
  "hero.headline",
  "title",
  ...["ministry", "leader", "gathering", "book", "course", "foundations", "devotional"].map(
    (thing) => `${thing}.name`,
  ),
];

/**
 * Finds words of the content in a test's code: string and regular expression literals that have at least two words and
 * equal a text of the content, or have at least three words and are part of one. Titles of tests are ignored.
 * @param source the test's code
 * @param texts the content's texts
 * @returns the literals
 */
export function contentWordsIn(source: string, texts: readonly string[]): string[] {
  const known = new Set(texts.map(plain));
  const all = plain(texts.join("\n"));
  return literalsIn(source)
    .map(plain)
    .filter((words) => {
      const { length } = words.split(" ");
      return (length >= 2 && known.has(words)) || (length >= 3 && all.includes(words));
    });
}

const plain = (words: string): string => words.replace(/\s+/g, " ").trim().toLowerCase();

const titled = /^(?:test|test\.step|test\.describe|it|describe)$/;

function literalsIn(source: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node) && titled.test(node.expression.getText())) {
      node.arguments.slice(1).forEach(walk);
      return;
    }
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text));
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replace(/^\/\^?|\$?\/\w*$|\\/g, ""));
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile("test.ts", source, ts.ScriptTarget.Latest, true));
  return found;
}
