import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** New addresses for a text's pictures and links. Each function returns undefined to remove the reference. */
export interface ReferenceChanges {
  readonly picture: (address: string) => string | undefined;
  readonly link: (address: string, words: string) => string | undefined;
}

/**
 * Rewrites the addresses of a text's pictures and links; everything else stays unchanged. A picture without a new
 * address is removed; a link without one is replaced by its words.
 * @param body Markdown with HTML
 */
export function rewriteReferences(body: string, changes: ReferenceChanges): string {
  const root = parser.parse(body) as MarkdownNode;
  const definitions = new Map<string, string>();
  visit(root, ({ type, identifier = "", url = "" }) => {
    if (type === "definition") definitions.set(identifier, url);
  });
  return rewritten(root, { body, definitions, ...changes });
}

/**
 * Lists the distinct addresses of a text's pictures.
 * @param body Markdown with HTML
 */
export function picturesIn(body: string): string[] {
  const found = new Set<string>();
  rewriteReferences(body, {
    picture: (address) => {
      found.add(address);
      return address;
    },
    link: (address) => address,
  });
  return [...found];
}

interface MarkdownNode {
  type: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  identifier?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

interface Work extends ReferenceChanges {
  readonly body: string;
  readonly definitions: ReadonlyMap<string, string>;
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

function visit(node: MarkdownNode, look: (one: MarkdownNode) => void): void {
  look(node);
  for (const child of node.children ?? []) visit(child, look);
}

function rewritten(node: MarkdownNode, work: Work): string {
  const { start, end } = spanOf(node, work.body);
  const source = work.body.slice(start, end);
  switch (node.type) {
    case "image":
    case "imageReference":
      return pictureOf(node, source, work);
    case "link":
    case "linkReference":
      return linkOf(node, source, work);
    case "definition":
      return "";
    case "html":
      return source.replace(withSource, (tag: string, before: string, quote: string, address: string) => {
        const found = work.picture(unescaped(address));
        // A lost picture leaves its caption.
        return found === undefined
          ? unescaped(/\bcaption="([^"]*)"/.exec(tag)?.[1] ?? "")
          : tag.replace(`${before}${quote}${address}`, `${before}${quote}${found}`);
      });
    default:
      return node.children === undefined ? source : joined(node.children, start, end, work);
  }
}

/** Pictures of HTML, and of the site's own component. */
const withSource =
  /<(?:img|Figure)\b(?:"[^"]*"|'[^']*'|[^>"'])*?(\bsrc=)(["'])(.*?)\2(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

function joined(children: readonly MarkdownNode[], start: number, end: number, work: Work): string {
  let [text, at] = ["", start];
  for (const child of children) {
    const span = spanOf(child, work.body);
    text += work.body.slice(at, span.start) + rewritten(child, work);
    at = span.end;
  }
  return text + work.body.slice(at, end);
}

function pictureOf({ url, identifier = "", alt, title }: MarkdownNode, source: string, work: Work): string {
  const address = url ?? work.definitions.get(identifier);
  if (address === undefined) return source;
  const found = work.picture(address);
  if (found === undefined) return title ?? "";
  if (found === address && url !== undefined) return source;
  const words = (alt ?? "").replace(/[[\]\\]/g, "\\$&").replace(/\s+/g, " ");
  return `![${words}](${destination(found)}${titlePart(title)})`;
}

function linkOf({ url, identifier, title, children = [] }: MarkdownNode, source: string, work: Work): string {
  const [first, last] = [children[0], children.at(-1)];
  const address = url ?? work.definitions.get(identifier ?? "");
  if (first === undefined || last === undefined || address === undefined) return source;
  const [from, to] = [spanOf(first, work.body).start, spanOf(last, work.body).end];
  const words = joined(children, from, to, work);
  const found = work.link(address, words);
  if (found === undefined) return words;
  // An autolink (<https://…>) has no words of its own.
  if (found === url)
    return source.startsWith("[") ? source.replace(work.body.slice(from, to), () => words) : source;
  return `[${words}](${destination(found)}${titlePart(title)})`;
}

function destination(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address}>` : address;
}

function titlePart(title: string | null | undefined): string {
  return title ? ` "${title.replaceAll('"', "&quot;")}"` : "";
}

function spanOf({ position }: MarkdownNode, body: string): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? body.length };
}

function unescaped(attribute: string): string {
  return attribute.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
