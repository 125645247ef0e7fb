import { createHash } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { makeCachedFile } from "./cached-file";
import { cleanFile, runOneAtATime, withPictureInError, type CleanFile } from "./clean-picture";
import { kernel, maxSidePx, recipeOf, shownFormats } from "./picture-settings";
import { drawSlide } from "./previews";
import type { QueryContext, ResolveInfo } from "./schema/resolvers";

export interface FileNode {
  absolutePath: string;
  extension: string;
  relativePath: string;
  internal: { contentDigest: string };
}

/** The GraphQL type of `download`: the whole picture for visitors to download, with its size in pixels. */
export const pictureDownloadType = `type PictureDownload {
  url: String!
  extension: String!
  width: Int!
  height: Int!
}`;

interface Slide {
  id: string;
  label: string;
  line: string;
  reference?: string;
  picture?: object;
}

/**
 * The fields of pictures: `gatsbyImageData` (AVIF and a fallback), and `download` (the whole picture in its own format).
 * Gatsby's `publicURL` would publish the original file with the position and names in it. For a slide without a picture,
 * a picture is drawn from the slide's text.
 */
export const imageFields = {
  File: {
    gatsbyImageData: { type: "GatsbyImageData!", args: { width: "Int" }, resolve: publishImage },
    download: { type: "PictureDownload!", resolve: publishDownload },
  },
  Hero: { picture: { resolve: findPicture } },
  PressKitPagePhotosCards: { picture: { type: "Picture!", resolve: findPicture } },
  Slide: { picture: { type: "Picture!", resolve: (slide: Slide) => slide.picture ?? drawPicture(slide) } },
  Picture: {
    file: {
      resolve: (source: { file: string | FileNode }, args: object, context: object, info: ResolveInfo) =>
        typeof source.file === "string" ? info.originalResolver(source, args, context, info) : source.file,
    },
  },
};

interface PictureChoice {
  shows?: "portrait" | "cover";
  picture?: object;
}

/** Finds the picture of a group with the fields of `anyPicture`. The content check ensures that the picture exists. */
async function findPicture({ shows, picture }: PictureChoice, _args: object, { nodeModel }: QueryContext) {
  if (shows === "portrait")
    return ((await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity).leader.portrait;
  if (shows === "cover")
    return ((await nodeModel.findOne({ type: "BookDetails" })) as Queries.BookDetails).cover;
  return picture;
}

async function drawPicture({ id, label, line, reference = "" }: Slide) {
  const absolutePath = await drawSlide(id, label, line, reference);
  const internal = { type: "File", contentDigest: path.parse(absolutePath).name };
  const file = { absolutePath, extension: "png", relativePath: "", internal };
  return { alt: [label, line, reference].filter((text) => text !== "").join(". "), file };
}

/** The widths of published pictures, in pixels: from a small picture on a phone to a large screen. */
const pictureWidths = [360, 560, 720, 1080, 1440];

/** Browsers without AVIF get a picture of at most this width, in pixels, and enlarge it if necessary. */
const fallbackWidthPx = 1080;

/**
 * Publishes a picture in several widths, and returns the data that gatsby-plugin-image would return. sharp turns the
 * picture upright, converts its colours to sRGB and removes all metadata.
 * @param args `width` is the largest width at which the picture is displayed, in pixels
 * @throws if the file cannot be encoded, with the fix
 */
export async function publishImage(
  file: FileNode,
  { width: maxWidth = Infinity }: { width?: number },
): Promise<IGatsbyImageData> {
  return withPictureInError(file.relativePath, async () => {
    const { autoOrient: size, hasAlpha } = await sharp(file.absolutePath).metadata();
    const largestWidth = Math.max(1, Math.floor(size.width * Math.min(1, maxSidePx / size.height)));
    const fittingWidths = pictureWidths.filter((width) => width <= Math.min(largestWidth, maxWidth));
    const widths = fittingWidths.length > 0 ? fittingWidths : [largestWidth];
    const hash = createHash("sha256")
      .update(recipeOf({ shown: shownFormats, kernel }) + file.internal.contentDigest)
      .digest("hex")
      .slice(0, 12);
    const data = generateImageData({
      pluginName: "images",
      filename: file.absolutePath,
      layout: "constrained",
      formats: ["avif"],
      sourceMetadata: { ...size, format: "auto" },
      width: Math.max(...widths),
      breakpoints: widths,
      generateImageSource: (_name, width, height, format) => ({
        src: `/static/pictures/${hash}-${String(width)}.avif`,
        width,
        height,
        format,
      }),
    });
    for (const width of widths) await publish(file, hash, width, "avif");
    const src = await publish(
      file,
      hash,
      Math.min(largestWidth, maxWidth, fallbackWidthPx),
      hasAlpha ? "png" : "jpg",
    );
    const images = { ...data.images, fallback: { src } };
    return { ...data, height: Math.round(data.height), images };
  });
}

async function publish(
  file: FileNode,
  hash: string,
  width: number,
  format: keyof typeof shownFormats,
): Promise<string> {
  const encode = () =>
    sharp(file.absolutePath)
      .autoOrient()
      .resize({ width, kernel })
      .toFormat(format, shownFormats[format])
      .toBuffer();
  const name = `${hash}-${String(width)}.${format}`;
  return copyToPublic(await makeCachedFile("pictures", name, () => runOneAtATime(encode)), name);
}

async function publishDownload(file: FileNode): Promise<Omit<CleanFile, "path"> & { url: string }> {
  const { path: cleanPath, ...facts } = await cleanFile(file.absolutePath, file.relativePath);
  return { ...facts, url: await copyToPublic(cleanPath, `${path.parse(cleanPath).name}.${facts.extension}`) };
}

export async function copyToPublic(file: string, name: string): Promise<string> {
  const publishedFolder = path.join("public", "static", "pictures");
  await mkdir(publishedFolder, { recursive: true });
  await copyFile(file, path.join(publishedFolder, name));
  return `/static/pictures/${name}`;
}
