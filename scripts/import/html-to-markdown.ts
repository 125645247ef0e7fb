import type { Element, ElementContent, Root } from "hast";
import { slug } from "github-slugger";
import { h } from "hastscript";
import rehypeRemark, { all, type Handle } from "rehype-remark";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { fitEmphasis } from "./emphasis";
import { extractFootnotes } from "./footnotes";
import { writeMarkdown } from "./markdown";
import { fitTables } from "./tables";
import { elementsIn, hasClass, isBlank, propertyOf, replaceElements, wordsOf } from "./tree";

/**
 * Converts a text to Markdown with footnotes, tables and captions. Players and raised letters stay as HTML.
 * @param root the text, which is changed
 * @param leftOut collects what could not be converted
 * @param base the text's own address, for relative links and pictures
 */
export function htmlToMarkdown(root: Root, leftOut: string[], base?: string): string {
  visit(root, "comment", (_node, index, parent) => {
    parent?.children.splice(index ?? 0, 1);
    return index ?? 0;
  });
  visit(root, "element", (node) => {
    findAddresses(node, base);
  });
  extractFootnotes(root);
  linkHeadings(root);
  dropWhatIsNoText(root, leftOut);
  fitEmphasis(root);
  replaceElements(root, fittedBlock);
  fitTables(root, leftOut);
  linkAddresses(root);
  return writeMarkdown(toMarkdown.runSync(root));
}

/** Makes addresses absolute, and gives pictures that load late their own. */
function findAddresses(node: Element, base: string | undefined): void {
  const properties = (node.properties ??= {});
  const late = ["dataLazySrc", "dataSrc", "dataOriginal"].map((name) => propertyOf(node, name)).find(Boolean);
  if (node.tagName === "img" && late !== undefined) properties["src"] = late;
  for (const name of ["href", "src"]) {
    const address = propertyOf(node, name);
    if (base === undefined || address === "" || address.startsWith("#") || !URL.canParse(address, base))
      continue;
    properties[name] = new URL(address, base).href;
  }
}

/** Links to headings lead to the ids that the site gives them. */
function linkHeadings(root: Root): void {
  const ids = new Map<string, string>();
  for (const heading of elementsIn(root, "h1", "h2", "h3", "h4", "h5", "h6"))
    for (const node of [heading, ...elementsIn(heading, "a", "span")])
      for (const name of ["id", "name"]) ids.set(`#${propertyOf(node, name)}`, `#${slug(wordsOf(heading))}`);
  for (const link of elementsIn(root, "a")) {
    const id = ids.get(propertyOf(link, "href"));
    if (id !== undefined && id !== "#") link.properties = { ...link.properties, href: id };
  }
}

const silent = ["style", "link", "meta", "template", "noscript", "title", "base", "colgroup", "track"];

const lost: Readonly<Partial<Record<string, string>>> = {
  script: "a script",
  form: "a form",
  input: "a form field",
  select: "a form field",
  textarea: "a form field",
  object: "an embedded object",
  embed: "an embedded object",
  svg: "a drawing inside the page",
  canvas: "a drawing inside the page",
  math: "a formula",
};

function dropWhatIsNoText(root: Root, leftOut: string[]): void {
  replaceElements(root, (node) => {
    const name = lost[node.tagName];
    if (name !== undefined) leftOut.push(name);
    if (name !== undefined || silent.includes(node.tagName)) return [];
    if (/background(?:-image)?:[^;]*url\(/.test(propertyOf(node, "style")))
      leftOut.push("a background picture");
    if (node.tagName === "a") return fittedLink(node);
    if (node.tagName === "img" && hasClass(node, "emoji", "wp-smiley"))
      return [{ type: "text", value: propertyOf(node, "alt") }];
    return node.tagName === "img" && isNoPicture(node) ? [] : undefined;
  });
}

// A small picture that links to its full size is that one. The block editor links to a file twice.
function fittedLink(link: Element): ElementContent[] | undefined {
  const href = propertyOf(link, "href");
  if (hasClass(link, "wp-block-file__button")) return [];
  if (href === "") return link.children;
  const [picture, ...others] = link.children.filter((child) => !isBlank(child));
  if (picture?.type !== "element" || picture.tagName !== "img" || others.length > 0) return undefined;
  const isPicture = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href);
  return isPicture ? [{ ...picture, properties: { ...picture.properties, src: href } }] : undefined;
}

// What counts visitors is a picture of one pixel.
function isNoPicture(image: Element): boolean {
  return (
    ["width", "height"].every((name) => propertyOf(image, name) === "1") || propertyOf(image, "src") === ""
  );
}

function fittedBlock(node: Element): ElementContent[] | undefined {
  switch (node.tagName) {
    case "figure":
      return player(node) ?? fittedFigure(node);
    case "p":
      return player(node) ?? splitAtBreaks(node);
    case "audio":
    case "video":
      return [linkToRecording(node)];
    case "ul":
    case "ol":
      return galleryOf(node);
    default:
      return undefined;
  }
}

/** A picture with a caption has that as its title; the parts of other figures stand by themselves. */
function fittedFigure(figure: Element): ElementContent[] {
  const [picture, ...others] = elementsIn(figure, "img");
  const caption = elementsIn(figure, "figcaption").map(wordsOf).join(" ");
  if (picture === undefined || others.length > 0)
    return figure.children.map((child) =>
      child.type === "element" && child.tagName === "figcaption" ? { ...child, tagName: "p" } : child,
    );
  if (caption !== "") picture.properties = { ...picture.properties, title: caption };
  return [h("p", picture)];
}

/** The player for an address that stands alone, as WordPress stores and shows it. */
function player(node: Element): ElementContent[] | undefined {
  const caption = elementsIn(node, "figcaption");
  const address = wordsOf({
    ...node,
    children: node.children.filter((child) => !caption.includes(child as Element)),
  });
  if (!/^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+$/.test(address))
    return undefined;
  return [h("p", h("iframe", { src: address })), ...caption.map(({ children }) => h("p", children))];
}

/** Two line breaks begin another paragraph, as in texts of Blogger; one at an end breaks nothing. */
function splitAtBreaks(paragraph: Element): ElementContent[] | undefined {
  const children = paragraph.children.filter((child) => child.type !== "text" || /\S| /.test(child.value));
  const isBreak = (node?: ElementContent) => node?.type === "element" && node.tagName === "br";
  const parts: ElementContent[][] = [[]];
  children.forEach((child, index) => {
    if (!isBreak(child)) parts.at(-1)?.push(child);
    else if (isBreak(children[index - 1])) parts.push([]);
    else if (index > 0 && index < children.length - 1 && !isBreak(children[index + 1]))
      parts.at(-1)?.push(child);
  });
  return parts.length === 1
    ? [{ ...paragraph, children: parts.flat() }]
    : parts.filter((part) => !part.every(isBlank)).map((part) => h("p", part));
}

// What the former site plays stays there.
function linkToRecording(node: Element): Element {
  const src = [node, ...elementsIn(node, "source")].map((one) => propertyOf(one, "src")).find(Boolean) ?? "";
  const name = decodeURI(/([^/?#]*)(?:[?#].*)?$/.exec(src)?.[1] ?? "");
  return h("p", src === "" ? [] : h("a", { href: src }, propertyOf(node, "title") || name));
}

// A gallery of the first block editor is a list; its figures are paragraphs already.
function galleryOf(list: Element): ElementContent[] | undefined {
  const items = elementsIn(list, "li");
  const isPicture = (item: Element) => wordsOf(item) === "" && elementsIn(item, "img").length > 0;
  if (items.length === 0 || !items.every(isPicture)) return undefined;
  return items.flatMap((item) => elementsIn(item, "img").map((picture) => h("p", picture)));
}

/** Addresses in the words become links, as former sites show them. */
function linkAddresses(node: Root | Element): void {
  const children = node.children as ElementContent[];
  node.children = children.flatMap((child): ElementContent[] => {
    if (child.type === "element" && !["a", "code", "pre"].includes(child.tagName)) linkAddresses(child);
    if (child.type !== "text") return [child];
    return child.value
      .split(/(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]])/)
      .map((part, index) => (index % 2 === 1 ? h("a", { href: part }, part) : { type: "text", value: part }));
  });
}

type MarkdownContent = ReturnType<Handle>;

/** Keeps an inline element as HTML around its words. */
const kept: Handle = (state, node: Element) => {
  const tag = (value: string) => ({ type: "html", value, data: { hName: node.tagName } });
  return [tag(`<${node.tagName}>`), ...all(state, node), tag(`</${node.tagName}>`)] as MarkdownContent;
};

const attribute = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const handlers: Record<string, Handle> = {
  sup: kept,
  sub: kept,
  mark: kept,
  ins: kept,
  u: all as Handle,
  // A table's cell is one line.
  br: (state, node: Element) =>
    state.inTable ? { type: "html", value: "<br>", data: { hName: "br" } } : state(node, "break"),
  iframe: (_state, node: Element) => {
    const src = propertyOf(node, "src").replace(/^\/\//, "https://");
    const title = propertyOf(node, "title");
    const titled = title === "" ? "" : ` title="${attribute(title)}"`;
    return { type: "html", value: `<iframe src="${attribute(src)}"${titled}></iframe>` };
  },
  "footnote-ref": (_state, node: Element) => {
    const number = propertyOf(node, "dataNumber");
    return { type: "footnoteReference", identifier: number, label: number };
  },
  "footnote-def": (state, node: Element) => {
    const number = propertyOf(node, "dataNumber");
    const children = all(state, node);
    return { type: "footnoteDefinition", identifier: number, label: number, children } as MarkdownContent;
  },
};

const toMarkdown = unified()
  .use(rehypeRemark, { document: true, quotes: ["“”", "‘’"], handlers })
  .freeze();
