import type { Element, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { attributeOf } from "./tree";

export interface PublishedPicture {
  /** The size of the original in pixels. */
  readonly width: number;
  readonly height: number;
  /** The `srcset` of its AVIF files, if it has some. */
  readonly avif?: string;
  /** The file for clients that do not support `srcset`. */
  readonly src: string;
}

/** A published audio file or download. */
export interface PublishedFile {
  readonly href: string;
  readonly bytes: number;
}

/** The pictures and files of a text, by their paths as written. */
export interface TextAssets {
  readonly pictures: ReadonlyMap<string, PublishedPicture>;
  readonly files: ReadonlyMap<string, PublishedFile>;
}

/** The attributes that contain a picture or a file. */
const attributes: Readonly<
  Partial<Record<string, readonly [attribute: string, kind: "pictures" | "files"]>>
> = {
  img: ["src", "pictures"],
  figure: ["src", "pictures"],
  video: ["picture", "pictures"],
  audio: ["src", "files"],
  download: ["href", "files"],
};

/**
 * Collects the paths of the pictures and files in a text.
 * @param tree the text's tree, before pictures and components are published
 */
export function assetsIn(tree: Root): { pictures: string[]; files: string[] } {
  const paths: { pictures: string[]; files: string[] } = { pictures: [], files: [] };
  visit(tree, "element", (node) => {
    const [attribute = "", kind = "files"] = attributes[node.tagName] ?? [];
    const path = attributeOf(node, attribute);
    if (path !== undefined) paths[kind].push(path);
  });
  return paths;
}

/** The width of the text column: 42rem, or 92vw on narrow screens. */
const sizes = "(min-width: 46rem) 42rem, 92vw";

/**
 * The HTML of a picture.
 * @returns undefined if there is no such picture
 */
export function pictureOf(path = "", alt = "", { pictures }: TextAssets): Element | undefined {
  const picture = pictures.get(path);
  if (picture === undefined) return undefined;
  const { width, height, src, avif } = picture;
  const sources = avif === undefined ? [] : [h("source", { type: "image/avif", srcSet: avif, sizes })];
  return h("picture", [
    ...sources,
    h("img", { src, alt, width, height, loading: "lazy", decoding: "async" }),
  ]);
}
