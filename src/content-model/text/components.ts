import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { formatFileSize } from "../../text/numbers";
import { pictureOf, type TextAssets } from "./assets";
import { isElement } from "./tree";

/** One attribute of a component, as an editor writes it. */
interface Attribute {
  readonly isRequired: boolean;
  /** A value as an editor would write it, for messages and the editing screen. */
  readonly example: string;
}

/** A component that a text may contain. */
export interface Component {
  /** The name as editors write it. In HTML, the name is in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Whether there is text between the component's tags: required, allowed in place of an attribute, or never. */
  readonly content: "required" | "label" | "none";
  /** Creates the published HTML; undefined if a file is missing, which the check reports. */
  readonly html: (
    attributes: Readonly<Partial<Record<string, string>>>,
    content: readonly ElementContent[],
    assets: TextAssets,
  ) => Element | undefined;
}

const requiredAttribute = (example: string): Attribute => ({ isRequired: true, example });
const optionalAttribute = (example: string): Attribute => ({ isRequired: false, example });

/** All components that a text may contain. */
export const components: readonly Component[] = [
  {
    name: "Scripture",
    attributes: { reference: requiredAttribute("Matthew 6:6"), translation: optionalAttribute("WEB") },
    content: "required",
    html: ({ reference = "", translation }, content) =>
      h("figure.scripture", [
        h("blockquote", [...content]),
        h("figcaption", translation === undefined ? reference : `${reference} (${translation})`),
      ]),
  },
  {
    name: "Note",
    attributes: { title: optionalAttribute("A word of care") },
    content: "required",
    html: ({ title }, content) =>
      // An aside without a name is not a useful landmark.
      title === undefined
        ? h("aside.note", { role: "note" }, [...content])
        : h("aside.note", { ariaLabel: title }, [h("p.note-title", title), ...content]),
  },
  {
    name: "Figure",
    attributes: {
      src: requiredAttribute("../pictures/hall.jpg"),
      alt: requiredAttribute("People pray in a hall."),
      caption: optionalAttribute("The hall in May."),
    },
    content: "none",
    html: ({ src, alt, caption }, _content, assets) => {
      const picture = pictureOf(src, alt, assets);
      return picture && h("figure.picture", [picture, caption ? h("figcaption", caption) : ""]);
    },
  },
  {
    name: "Video",
    attributes: {
      href: requiredAttribute("https://www.youtube.com/watch?v=…"),
      title: requiredAttribute("A night of prayer"),
      picture: optionalAttribute("../pictures/hall.jpg"),
    },
    content: "none",
    html: ({ href, title, picture }, _content, assets) =>
      href === undefined
        ? undefined
        : h("p.video", [
            h("a.video-card", { href }, [
              pictureOf(picture, "", assets) ?? h("img.video-art", videoArt),
              h("span.video-title", title ?? ""),
            ]),
          ]),
  },
  {
    name: "Audio",
    attributes: { src: requiredAttribute("../files/talk.mp3"), title: requiredAttribute("A talk on prayer") },
    content: "none",
    html: ({ src = "", title = "" }, _content, { files }) => {
      const file = files.get(src);
      return (
        file &&
        h("figure.audio", [
          h("audio", { controls: true, preload: "none", src: file.href, ariaLabel: title }),
          h("figcaption", title),
        ])
      );
    },
  },
  {
    name: "Download",
    attributes: { href: requiredAttribute("../files/sheet.pdf"), label: optionalAttribute("Study sheet") },
    content: "label",
    html: ({ href = "", label }, content, { files }) => {
      const file = files.get(href);
      if (file === undefined) return undefined;
      const kind = /\.(\w+)$/.exec(file.href)?.[1]?.toUpperCase() ?? "";
      const size = h("span", `${kind}, ${formatFileSize(file.bytes)}`);
      return h("p.download", [
        h("a", { href: file.href, download: true }, labelOf(content, label)),
        " ",
        size,
      ]);
    },
  },
  {
    name: "Button",
    attributes: { href: requiredAttribute("/contact"), label: optionalAttribute("Ask for prayer") },
    content: "label",
    // An HTML button would not do anything, so only its text is kept.
    html: ({ href, label }, content) =>
      href === undefined
        ? h("p", labelOf(content, label))
        : h("p.button", [h("a", { href }, labelOf(content, label))]),
  },
];

/** Finds a component by its name, ignoring case. */
export function componentNamed(name: string): Component | undefined {
  return components.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

/** The syntax of a component, as shown in messages. */
export function exampleOf({ name, attributes, content }: Component): string {
  const requiredAttributes = Object.entries(attributes)
    .filter(([, { isRequired }]) => isRequired)
    .map(([attribute, { example }]) => ` ${attribute}="${example}"`)
    .join("");
  return content === "none"
    ? `<${name}${requiredAttributes} />`
    : `<${name}${requiredAttributes}>…</${name}>`;
}

/** The picture for a video without a picture of its own. */
const videoArt = {
  src: "/artwork/video-card.svg",
  alt: "",
  width: 640,
  height: 360,
  loading: "lazy",
  decoding: "async",
};

// The label is between the tags or in the attribute.
function labelOf(content: readonly ElementContent[], label: string | undefined): ElementContent[] {
  const inlineContent = content.flatMap((node) => (isElement(node, "p") ? node.children : node));
  const usesLabelAttribute =
    label !== undefined &&
    inlineContent
      .map((node) => toString(node))
      .join("")
      .trim() === "";
  return usesLabelAttribute ? [{ type: "text", value: label }] : inlineContent;
}
