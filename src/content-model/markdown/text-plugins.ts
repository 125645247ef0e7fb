import rehypeSanitize from "rehype-sanitize";
import type { PluggableList } from "unified";
import { schema } from "./allowed-html";
import { assetsIn, type TextAssets } from "./assets";
import { convertCallouts } from "./callouts";
import { renderComponents } from "./component-html";
import { rehypePlugins } from "./dialect";
import { convertEmbeds } from "./embeds";
import { setLinks, type LinkSettings } from "./links";
import { fitOutline, headingsOf, leadToIds, removeTitle, type TextHeading } from "./outline";
import { setParagraphs } from "./paragraphs";
import { setReferences } from "./quotations";
import { wrapTables } from "./tables";
import type { HtmlNode } from "./tree";

/** The settings for converting a text to HTML. */
export interface TextSettings extends LinkSettings {
  /** The title of the page, which the text may repeat at its beginning. */
  readonly title?: string;
  /** The accessible name of a scrollable table. */
  readonly table: string;
  /** The prefix of the footnotes' ids: the file's name and a hyphen. */
  readonly idPrefix: string;
  /** Finds the pictures and files of the text by their paths as written. */
  readonly findAssets: (paths: ReturnType<typeof assetsIn>) => Promise<TextAssets>;
  /** Called with the text's headings. */
  readonly onHeadings?: (headings: TextHeading[]) => void;
}

/**
 * The rehype plugins that convert a text's raw HTML to the published HTML. Sanitising comes first, so that the
 * elements that later steps add are kept.
 */
export function textPlugins(settings: TextSettings): PluggableList {
  return [...rehypePlugins, [rehypeSanitize, schema], () => (tree: HtmlNode) => publish(tree, settings)];
}

async function publish(tree: HtmlNode, settings: TextSettings): Promise<void> {
  convertEmbeds(tree);
  convertCallouts(tree);
  setParagraphs(tree);
  removeTitle(tree, settings.title ?? "");
  fitOutline(tree, settings.idPrefix);
  leadToIds(tree);
  settings.onHeadings?.(headingsOf(tree));
  setReferences(tree);
  renderComponents(tree, await settings.findAssets(assetsIn(tree)));
  wrapTables(tree, settings.table);
  setLinks(tree, settings);
}
