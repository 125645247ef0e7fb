import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import { remarkPlugins, remarkRehypeOptions, type FootnoteWords } from "../../content-model/markdown/dialect";
import { normalizeSource } from "../../content-model/markdown/normalize";
import type { TextHeading } from "../../content-model/markdown/outline";
import { textPlugins, type TextSettings } from "../../content-model/markdown/text-plugins";
import { fillKnown } from "../../content-model/placeholders";

/** A text as a page shows it. */
export interface RenderedText {
  /** Static HTML without scripts or styles. */
  readonly html: string;
  readonly headings: readonly TextHeading[];
}

/** What a text is rendered with, besides its own words. */
export interface RenderSettings extends Omit<TextSettings, "onHeadings">, FootnoteWords {
  /** What placeholders name. */
  readonly facts: object;
}

/**
 * Compiles the Markdown of a text to static HTML.
 * MDX's Markdown mode supports neither JSX nor expressions, and the allow-list of src/content-model/markdown rejects
 * all scripts, so no code in a text is ever executed.
 * @param body the file's content below its fields
 */
export async function renderText(body: string, settings: RenderSettings): Promise<RenderedText> {
  let headings: readonly TextHeading[] = [];
  const onHeadings = (found: TextHeading[]): void => {
    headings = found;
  };
  const source = fillKnown(normalizeSource(body), settings.facts);
  // An ES module with ES module dependencies, which tsx cannot convert to CommonJS.
  const { evaluate } = await import("@mdx-js/mdx");
  const { default: Content } = await evaluate(source, {
    ...runtime,
    format: "md",
    development: false,
    remarkPlugins,
    remarkRehypeOptions: remarkRehypeOptions(settings),
    rehypePlugins: textPlugins({ ...settings, onHeadings }),
  });
  return { html: renderToStaticMarkup(createElement(Content)), headings };
}
