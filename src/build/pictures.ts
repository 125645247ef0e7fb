import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import {
  pictureName,
  pictureSize,
  publishedWidths,
  publishPicture,
  type PictureFormat,
} from "./picture-files";

interface FileNode {
  absolutePath: string;
  extension: string;
  relativePath: string;
  internal: { type: string; contentDigest: string };
}

/** What a `<picture>` is made of. */
export const responsivePictureType = `type ResponsivePicture {
  "The original's size in pixels."
  width: Int!
  height: Int!
  "The attributes of its two formats: AVIF, and WebP for browsers that have no AVIF."
  avif: String!
  webp: String!
  "The file for browsers that choose none."
  src: String!
}`;

const extensions = new Set(["png", "jpg", "jpeg", "webp", "avif"]);

/** Of the nodes that come in, the pictures: asked first, Gatsby does not set out for each of a thousand articles. */
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) => {
  const { internal, extension } = node as unknown as FileNode;
  return internal.type === "File" && extensions.has(extension);
};

/** Encodes each picture as its file comes in; one that has not changed since the last build does not come in again. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node }) => {
  const file = node as unknown as FileNode;
  try {
    await publishPicture(file.absolutePath, file.internal.contentDigest);
  } catch (cause) {
    // The library's own words name no file.
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `content/${file.relativePath} cannot be made smaller for the site (${why}). Open it in a program for pictures, save it from there as JPEG or PNG with at most 8000 pixels on its longer side, and put that file in its place.`,
      { cause },
    );
  }
};

/** Adds `responsive` to files: the picture in the widths that are published, or in those that a small slot asks for. */
export function addPictures({ createResolvers }: CreateResolversArgs): void {
  const add = createResolvers as (resolvers: object) => void;
  add({
    File: { responsive: { type: "ResponsivePicture!", args: { widest: "Int" }, resolve: describePicture } },
  });
}

async function describePicture(
  { absolutePath, extension, relativePath, internal }: FileNode,
  { widest = Infinity }: { widest?: number },
): Promise<object> {
  if (!extensions.has(extension))
    throw new Error(
      `A picture is a JPEG, PNG, WebP or AVIF file; content/${relativePath} is something else.`,
    );
  const size = await pictureSize(absolutePath);
  const widths = publishedWidths(size.width).filter((width) => width <= widest);
  const address = (width: number, format: PictureFormat) =>
    `/static/pictures/${pictureName(internal.contentDigest, width, format)}`;
  const sourceSet = (format: PictureFormat) =>
    widths.map((width) => `${address(width, format)} ${String(width)}w`).join(", ");
  const middle = widths.find((width) => width >= 720) ?? Math.max(...widths);
  return { ...size, avif: sourceSet("avif"), webp: sourceSet("webp"), src: address(middle, "webp") };
}
