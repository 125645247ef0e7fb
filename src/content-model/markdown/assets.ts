import { elementsBelow, propertyOf, type HtmlNode } from "./tree";

/** A published picture. */
export interface PublishedPicture {
  /** The size of the original in pixels. */
  readonly width: number;
  readonly height: number;
  /** The `srcset` of each format, if it has several files. */
  readonly avif?: string;
  readonly webp?: string;
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

/**
 * Collects the paths of the pictures and files in a text.
 * @param tree the text's tree, before pictures and components are rendered
 */
export function assetsIn(tree: HtmlNode): { pictures: string[]; files: string[] } {
  const named = (name: string, ...tags: readonly string[]): string[] =>
    elementsBelow(tree, ...tags).flatMap((node) => propertyOf(node, name) ?? []);
  return {
    pictures: [
      ...named("src", "img", "figure"),
      ...named("picture", "video", "iframe"),
      ...named("dataPicture", "iframe"),
    ],
    files: [...named("src", "audio"), ...named("href", "download")],
  };
}
