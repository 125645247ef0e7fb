import type { PublishedPicture, TextAssets } from "./assets";
import { trimmed } from "./paragraphs";
import {
  element,
  elementsBelow,
  isBlank,
  propertyOf,
  replaceNodes,
  text,
  wordsOf,
  type HtmlNode,
} from "./tree";

/**
 * Replaces components and pictures with their published HTML. References to missing files are removed; the content
 * check reports them.
 * @param assets the pictures and files of the text
 */
export function renderComponents(tree: HtmlNode, assets: TextAssets): void {
  replaceNodes(tree, (node) => renderers[node.tagName ?? ""]?.(node, assets));
}

type Renderer = (node: HtmlNode, assets: TextAssets) => HtmlNode | HtmlNode[];

const renderers: Readonly<Partial<Record<string, Renderer>>> = {
  scripture,
  note,
  figure,
  img: (node, { pictures }) => pictureOf(pictures.get(propertyOf(node, "src") ?? ""), node),
  video,
  audio,
  download,
  button,
};

function scripture(node: HtmlNode): HtmlNode {
  const reference = propertyOf(node, "reference") ?? "";
  const translation = propertyOf(node, "translation");
  return element("figure", { className: ["scripture"] }, [
    element("blockquote", {}, node.children),
    element("figcaption", {}, [
      text(translation === undefined ? reference : `${reference} (${translation})`),
    ]),
  ]);
}

function note(node: HtmlNode): HtmlNode {
  const title = propertyOf(node, "title");
  // An aside without a name is not a useful landmark.
  if (title === undefined) return element("aside", { className: ["note"], role: "note" }, node.children);
  const heading = paragraph("note-title", [text(title)]);
  return element("aside", { className: ["note"], ariaLabel: title }, [heading, ...(node.children ?? [])]);
}

// The component or an HTML figure. Its pictures are already rendered; its other content is the caption.
function figure(node: HtmlNode, { pictures }: TextAssets): HtmlNode | HtmlNode[] {
  const caption = propertyOf(node, "caption");
  if (propertyOf(node, "src") !== undefined)
    return figureWith(
      pictureOf(pictures.get(propertyOf(node, "src") ?? ""), node),
      caption === undefined ? [] : [text(caption)],
    );
  const children = (node.children ?? []).filter((child) => !isBlank(child));
  const shown = children.filter((child) => elementsBelow(element("div", {}, [child]), "picture").length > 0);
  const words = children.filter((child) => !shown.includes(child));
  // A figure that contains a gallery, a table or only text.
  if (shown.length === 0 || shown.some(({ tagName }) => tagName === "figure"))
    return children.map((child) => (child.tagName === "figcaption" ? { ...child, tagName: "p" } : child));
  return figureWith(
    shown,
    words.flatMap((child) => (child.tagName === "figcaption" ? (child.children ?? []) : child)),
  );
}

function figureWith(shown: readonly HtmlNode[], caption: readonly HtmlNode[]): HtmlNode | HtmlNode[] {
  if (shown.length === 0) return [];
  const words = trimmed(caption);
  const below = words.length === 0 ? [] : [element("figcaption", {}, words)];
  return element("figure", { className: ["picture"] }, [...shown, ...below]);
}

function pictureOf(picture: PublishedPicture | undefined, node: HtmlNode): HtmlNode[] {
  if (picture === undefined) return [];
  const { width, height, src, avif, webp } = picture;
  const sources = Object.entries({ avif, webp }).flatMap(([format, srcSet]) =>
    srcSet === undefined ? [] : [element("source", { type: `image/${format}`, srcSet, sizes })],
  );
  const alt = propertyOf(node, "alt") ?? "";
  const img = element("img", { src, alt, width, height, loading: "lazy", decoding: "async" });
  return [element("picture", {}, [...sources, img])];
}

/** The width of the text column: 42rem, or 92vw on narrow screens. */
const sizes = "(min-width: 46rem) 42rem, 92vw";

function video(node: HtmlNode, { pictures }: TextAssets): HtmlNode | HtmlNode[] {
  const href = propertyOf(node, "href");
  if (href === undefined) return [];
  const [picture = drawn] = pictureOf(pictures.get(propertyOf(node, "picture") ?? ""), element("img", {}));
  const title = element("span", { className: ["video-title"] }, [text(propertyOf(node, "title") ?? "")]);
  return paragraph("video", [element("a", { className: ["video-card"], href }, [picture, title])]);
}

/** The default picture of a video card. */
const drawn = element("img", {
  className: ["video-art"],
  src: "/artwork/video-card.svg",
  alt: "",
  width: 640,
  height: 360,
  loading: "lazy",
  decoding: "async",
});

function audio(node: HtmlNode, { files }: TextAssets): HtmlNode | HtmlNode[] {
  const file = files.get(propertyOf(node, "src") ?? "");
  if (file === undefined) return [];
  const title = propertyOf(node, "title") ?? "";
  return element("figure", { className: ["audio"] }, [
    element("audio", { controls: true, preload: "none", src: file.href, ariaLabel: title }),
    element("figcaption", {}, [text(title)]),
  ]);
}

function download(node: HtmlNode, { files }: TextAssets): HtmlNode | HtmlNode[] {
  const file = files.get(propertyOf(node, "href") ?? "");
  if (file === undefined) return [];
  const link = element("a", { href: file.href, download: true }, labelOf(node));
  const kind = /\.(\w+)$/.exec(file.href)?.[1]?.toUpperCase() ?? "";
  return paragraph("download", [
    link,
    text(" "),
    element("span", {}, [text(`${kind}, ${sizeOf(file.bytes)}`)]),
  ]);
}

// An HTML button has no effect here, so only its text is kept.
function button(node: HtmlNode): HtmlNode {
  const href = propertyOf(node, "href");
  if (href === undefined) return element("p", {}, labelOf(node));
  return paragraph("button", [element("a", { href }, labelOf(node))]);
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${String(kilobytes)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

// The label is between the tags or in the attribute.
function labelOf(node: HtmlNode): HtmlNode[] {
  const label = propertyOf(node, "label");
  const words = (node.children ?? []).flatMap((child) =>
    child.tagName === "p" ? (child.children ?? []) : child,
  );
  return label === undefined || words.map(wordsOf).join("").trim() !== "" ? words : [text(label)];
}

function paragraph(className: string, children: readonly HtmlNode[]): HtmlNode {
  return element("p", { className: [className] }, children);
}
