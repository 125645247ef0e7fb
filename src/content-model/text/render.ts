import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import rehypeExternalLinks from "rehype-external-links";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { destinationOf } from "../routes";
import { schema } from "./allowed-html";
import { assetsIn, pictureOf, type TextAssets } from "./assets";
import { componentNamed } from "./components";
import { convertCallouts, convertPlayers, markReferences } from "./conversions";
import { removeTitle, setOutline, type TextHeading } from "./outline";
import { groupParagraphs } from "./paragraphs";
import { parseText, type FootnoteTexts } from "./parse";
import { findVerse, type TextVerse } from "./verse";
import { attributeOf, isBlank, isElement, replaceElements } from "./tree";

export { components, type Component } from "./components";
export { isReference } from "./conversions";
export { otherSyntax, trimBlankLines } from "./source";

/** A text as a page shows it. */
export interface RenderedText {
  /** Static HTML without scripts or styles. */
  readonly html: string;
  readonly headings: readonly TextHeading[];
  /** A quotation to show beside the text. */
  readonly verse: TextVerse | null;
}

/** The data for rendering a text. */
interface RenderSettings extends FootnoteTexts {
  /** The values of placeholders, unless they are filled already. */
  readonly facts?: object;
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  /** The title of the page, which the text may repeat at its beginning. */
  readonly title?: string;
  /** The text that a link to another site adds for screen readers; empty if the HTML is not for a page. */
  readonly newTabLabel: string;
  /** The accessible name of a scrollable table. */
  readonly tableLabel: string;
  /** Finds the pictures and files of the text by their paths as written. */
  readonly findAssets: (paths: ReturnType<typeof assetsIn>) => Promise<TextAssets>;
}

/**
 * Renders a text to HTML for its page, the feed and the preview. The text is sanitised before the site adds elements, so
 * nothing in a text is executed.
 */
export async function renderText(body: string, settings: RenderSettings): Promise<RenderedText> {
  const { facts, site, title = "", newTabLabel, tableLabel, findAssets } = settings;
  let headings: TextHeading[] = [];
  let verse: TextVerse | null = null;
  const publisher = unified()
    .use(rehypeSanitize, schema)
    .use(() => async (tree: Root) => {
      convertPlayers(tree);
      convertCallouts(tree);
      groupParagraphs(tree);
      removeTitle(tree, title);
      headings = setOutline(tree);
      markReferences(tree);
      renderComponents(tree, await findAssets(assetsIn(tree)));
      verse = findVerse(tree);
      wrapTables(tree, tableLabel);
      resolveLinks(tree, site);
    })
    .use(rehypeExternalLinks, {
      test: () => newTabLabel !== "",
      target: "_blank",
      rel: ["noopener", "noreferrer"],
      content: { type: "text", value: ` ${newTabLabel}` },
      contentProperties: { className: ["new-tab"] },
    })
    .use(rehypeStringify);
  const tree = await publisher.run(parseText(body, facts, settings).html);
  return { html: publisher.stringify(tree), headings, verse };
}

function renderComponents(tree: Root, assets: TextAssets): void {
  replaceElements(tree, (node) => {
    if (node.tagName === "img")
      return pictureOf(attributeOf(node, "src"), attributeOf(node, "alt"), assets) ?? [];
    if (node.tagName === "figure" && attributeOf(node, "src") === undefined) return figureOf(node);
    const component = componentNamed(node.tagName);
    return (
      component && (component.html(node.properties as Record<string, string>, node.children, assets) ?? [])
    );
  });
}

// Keeps an HTML figure with a picture. A figure with a gallery, a table or only text is replaced with its content.
function figureOf(figure: Element): Element | Element["children"] {
  const children = figure.children.filter((child) => !isBlank(child));
  let pictures = 0;
  visit(figure, { tagName: "picture" }, () => {
    pictures += 1;
  });
  if (pictures > 0 && !children.some((child) => isElement(child, "figure")))
    return h("figure.picture", children);
  return children.map((child) => (isElement(child, "figcaption") ? { ...child, tagName: "p" } : child));
}

/**
 * Puts each table into a container that scrolls and has a name. The names of further tables contain a number. The cells
 * get the headings of their columns, which a phone shows beside the cells.
 */
function wrapTables(tree: Root, label: string): void {
  let count = 0;
  visit(tree, { tagName: "table" }, (table: Element) => {
    labelCells(table);
  });
  replaceElements(tree, (node) => {
    const { align, ...properties } = node.properties ?? {};
    if (align !== undefined) node.properties = { ...properties, className: [String(align)] };
    if (node.tagName !== "table") return undefined;
    count += 1;
    const ariaLabel = count === 1 ? label : `${label} (${String(count)})`;
    return h("section.table", { tabIndex: 0, ariaLabel }, [node]);
  });
}

/**
 * Gives each cell of a table, except the first of its row, the heading of its column. A table without headings or with
 * joined cells does not change.
 */
function labelCells(table: Element): void {
  const rows: Element[][] = [];
  visit(table, { tagName: "tr" }, ({ children }: Element) => {
    rows.push(children.filter((cell) => isElement(cell, "td", "th")));
  });
  const [headings = [], ...body] = rows;
  const isJoined = rows.flat().some(({ properties }) => properties?.["colSpan"] ?? properties?.["rowSpan"]);
  if (isJoined || headings.some(({ tagName }) => tagName !== "th")) return;
  for (const row of body)
    row.forEach((cell, index) => {
      const heading = index > 0 && headings[index];
      if (heading) cell.properties = { ...cell.properties, dataLabel: toString(heading) };
    });
}

function resolveLinks(tree: Root, site: string): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== "a") return undefined;
    const href = attributeOf(node, "href");
    if (href === undefined) return attributeOf(node, "id") === undefined ? node.children : undefined;
    node.properties = { ...node.properties, href: destinationOf(href, site) };
    return undefined;
  });
}

/**
 * Converts a text's HTML for use outside the site, such as in a feed or a document: links to the site become
 * absolute, and the hints about new tabs are removed. Fragment links within the text do not change.
 * @param site the site's address, without a slash at its end
 */
export function standaloneHtml(html: string, site: string): string {
  return html
    .replace(/<span class="new-tab">[^<]*<\/span>/g, "")
    .replace(/<[a-z](?:"[^"]*"|[^">])*>/g, (tag) =>
      tag
        .replace(/ (?:target="_blank"|tabindex="0")/g, "")
        .replace(/( (?:href|src)=")\/(?!\/)/g, `$1${site}/`)
        .replace(/ srcset="[^"]*"/, (sources) => sources.replace(/(["\s])\/(?!\/)/g, `$1${site}/`)),
    );
}
