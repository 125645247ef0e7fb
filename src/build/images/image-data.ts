import { generateImageData, type IGatsbyImageData, type IGatsbyImageHelperArgs } from "gatsby-plugin-image";
import { withPictureInError } from "./picture-error";
import {
  imageAddress,
  imageSize,
  publishDownload,
  publishedWidths,
  publishImage,
  type ImageVariant,
  type PublishedDownload,
  type SourceImage,
} from "./image-files";

/** What Gatsby knows of a file. */
export interface FileNode {
  absolutePath: string;
  extension: string;
  relativePath: string;
  internal: { contentDigest: string };
}

/** The type behind `download`; its size is in pixels. */
export const pictureDownloadType = `type PictureDownload {
  url: String!
  extension: String!
  width: Int!
  height: Int!
}`;

const extensions = new Set(["png", "jpg", "jpeg", "webp", "avif"]);

/**
 * The fields of File nodes: `gatsbyImageData`, the picture in AVIF and WebP, and `download`, the whole picture in its own
 * format. `publicURL` would publish the file as the camera made it, with the position and the names in it.
 */
export const imageFields = {
  File: {
    gatsbyImageData: { type: "GatsbyImageData!", args: { width: "Int" }, resolve: imageData },
    download: { type: "PictureDownload!", resolve: download },
  },
};

/**
 * Publishes a picture and describes it as gatsby-plugin-image does.
 * @param file the picture's node
 * @param args the largest width that its slot needs, in pixels
 * @throws where the file is no picture or cannot be encoded, with what to do
 */
export async function imageData(
  file: FileNode,
  { width: widest = Infinity }: { width?: number },
): Promise<IGatsbyImageData> {
  if (!extensions.has(file.extension))
    throw new Error(
      `A picture is a JPEG, PNG, WebP or AVIF file; content/${file.relativePath} is something else.`,
    );
  return withPictureInError(file.relativePath, () => publishInWidths(file, widest));
}

function download(file: FileNode): Promise<PublishedDownload> {
  return withPictureInError(file.relativePath, () => publishDownload(sourceOf(file)));
}

function sourceOf({ absolutePath, internal }: FileNode): SourceImage {
  return { absolutePath, contentDigest: internal.contentDigest };
}

async function publishInWidths(file: FileNode, widest: number): Promise<IGatsbyImageData> {
  const source = sourceOf(file);
  const size = await imageSize(file.absolutePath);
  const breakpoints = publishedWidths(size).filter((width) => width <= widest);
  const variants: ImageVariant[] = [];
  const generateImageSource: IGatsbyImageHelperArgs["generateImageSource"] = (
    _name,
    width,
    height,
    format,
  ) => {
    // "auto" is what browsers without AVIF get.
    const variant: ImageVariant = { width, format: format === "avif" ? "avif" : "webp" };
    variants.push(variant);
    return { src: imageAddress(source, variant), width, height, format };
  };
  const data = generateImageData({
    pluginName: "images",
    filename: file.absolutePath,
    layout: "constrained",
    formats: ["avif", "auto"],
    sourceMetadata: { ...size, format: "auto" },
    width: Math.max(...breakpoints),
    breakpoints,
    generateImageSource,
  });
  for (const variant of variants) await publishImage(source, variant);
  return { ...data, height: Math.round(data.height) };
}
