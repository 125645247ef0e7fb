import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import type { PluggableList, Processor } from "unified";
import { keepLines } from "./keep-lines";

/**
 * The Markdown dialect of the check and the build: CommonMark with GitHub's tables and footnotes. An indented
 * paragraph is a poem and keeps its line breaks. A single tilde is literal ("1~3 and 5~7" strikes nothing out).
 */
export const remarkPlugins: PluggableList = [
  withoutIndentedCode,
  [remarkGfm, { singleTilde: false }],
  keepLines,
];

/** Parses HTML within Markdown into the tree. */
export const rehypePlugins: PluggableList = [rehypeRaw];

/**
 * The options of remark-rehype for the build and the check.
 * @param footnotes the labels of the footnotes and the prefix of their ids
 */
export function remarkRehypeOptions({ notes, backToText, idPrefix }: FootnoteWords) {
  return {
    allowDangerousHtml: true,
    clobberPrefix: idPrefix,
    footnoteLabel: notes,
    footnoteLabelProperties: { className: ["footnotes-title"] },
    footnoteBackLabel: backToText,
  };
}

/** The labels of the footnotes, and the prefix that distinguishes their ids from those of other texts on the page. */
export interface FootnoteWords {
  readonly notes: string;
  readonly backToText: string;
  readonly idPrefix: string;
}

function withoutIndentedCode(this: Processor): void {
  const before = this.data("micromarkExtensions") as readonly object[] | undefined;
  const extension = { disable: { null: ["codeIndented"] } };
  this.data("micromarkExtensions", [...(before ?? []), extension]);
}
