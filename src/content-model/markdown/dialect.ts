import { gfmTable } from "micromark-extension-gfm-table";
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
  withFastTables,
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
  extendParser(this, { disable: { null: ["codeIndented"] } });
}

// The version that remark-gfm 3 comes with takes time by the square of a table's cells; a later extension is tried first.
function withFastTables(this: Processor): void {
  extendParser(this, gfmTable());
}

function extendParser(processor: Processor, extension: object): void {
  const before = processor.data("micromarkExtensions") as readonly object[] | undefined;
  processor.data("micromarkExtensions", [...(before ?? []), extension]);
}
