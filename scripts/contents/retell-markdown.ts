import remarkParse from "remark-parse";
import { unified } from "unified";
import { remarkPlugins } from "../../src/content-model/markdown/dialect";
import { retellWords } from "./retell-words";

/**
 * Replaces the words of a Markdown text: its running text, the alternative texts of pictures, and the words in the
 * attributes of components. The structure, the links and the remaining HTML do not change.
 * @param body the Markdown of a content file
 * @param lengthens whether words also become longer
 */
export function retellMarkdown(body: string, lengthens = true): string {
  let retold = "";
  let end = 0;
  for (const [from, to, words] of wordsIn(parser.parse(body))) {
    retold += body.slice(end, from);
    retold += body.slice(from, to).replace(words, (source) => retellWords(source, lengthens));
    end = to;
  }
  return retold + body.slice(end);
}

const parser = unified().use(remarkParse).use(remarkPlugins).freeze();

interface MarkdownNode {
  readonly type: string;
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
  readonly children?: readonly MarkdownNode[];
}

interface Point {
  readonly offset?: number | undefined;
}

type Part = readonly [from: number, to: number, words: RegExp];

function* wordsIn({ type, position, children = [] }: MarkdownNode): Generator<Part> {
  const words = wordsOf[type];
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (words !== undefined && from !== undefined && to !== undefined) yield [from, to, words];
  for (const child of children) yield* wordsIn(child);
}

/** The words in the source of a node. */
const wordsOf: Readonly<Partial<Record<string, RegExp>>> = {
  text: /^[^]*$/,
  image: /(?<=^!\[)[^\]]*/,
  html: /(?<=\s(?:title|alt|caption|label|reference)=")[^"]*/g,
};
