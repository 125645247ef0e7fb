import { createHash } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { cachedFile } from "./cached-file";
import { cleanFile, runOneAtATime, withPictureInError, type CleanFile } from "./clean-picture";
import { kernel, longestSide, recipeOf, shown } from "./picture-settings";
import { drawSlide } from "./previews";
import type { QueryContext, ResolveInfo } from "./schema/resolvers";

/** The fields of Gatsby's File node. */
export interface FileNode {
  absolutePath: string;
  extension: string;
  relativePath: string;
  internal: { contentDigest: string };
}

/** The GraphQL type behind `download`: the whole picture, as visitors may download it; its size is in pixels. */
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
 * The fields of pictures: `gatsbyImageData`, in AVIF and a fallback, and `download`, the whole picture in its own
 * format. (`publicURL` would publish the original file with position and names.) For a slide without a picture, one is
 * drawn from its text.
 */
export const imageFields = {
  File: {
    gatsbyImageData: { type: "GatsbyImageData!", args: { width: "Int" }, resolve: imageData },
    download: { type: "PictureDownload!", resolve: download },
  },
  Hero: { picture: { resolve: shownPicture } },
  PressKitPagePhotosCards: { picture: { type: "Picture!", resolve: shownPicture } },
  Slide: { picture: { type: "Picture!", resolve: (slide: Slide) => slide.picture ?? drawnPicture(slide) } },
  Picture: {
    file: {
      resolve: (source: { file: string | FileNode }, args: object, context: object, info: ResolveInfo) =>
        typeof source.file === "string" ? info.originalResolver(source, args, context, info) : source.file,
    },
  },
};

interface AnyPicture {
  shows?: "portrait" | "cover";
  picture?: object;
}

/** The picture of a group with the fields of `anyPicture`. The content check ensures that it exists. */
async function shownPicture({ shows, picture }: AnyPicture, _args: object, { nodeModel }: QueryContext) {
  if (shows === "portrait")
    return ((await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity).leader.portrait;
  if (shows === "cover")
    return ((await nodeModel.findOne({ type: "BookDetails" })) as Queries.BookDetails).cover;
  return picture;
}

async function drawnPicture({ id, label, line, reference = "" }: Slide) {
  const absolutePath = await drawSlide(id, label, line, reference);
  const internal = { type: "File", contentDigest: path.parse(absolutePath).name };
  const file = { absolutePath, extension: "png", relativePath: "", internal };
  return { alt: [label, line, reference].filter((text) => text !== "").join(". "), file };
}

/** Widths in pixels: from a small place on a phone to full width on a large screen. */
const breakpoints = [360, 560, 720, 1080, 1440];

/** Browsers without AVIF enlarge pictures above this width. */
const fallbackWidth = 1080;

/**
 * Publishes a picture in several widths, and describes it as gatsby-plugin-image does. sharp turns it upright, converts
 * its colours to sRGB and leaves all metadata out.
 * @param args the largest displayed width, in pixels
 * @throws if the file cannot be encoded, with the fix
 */
export async function imageData(
  file: FileNode,
  { width: widest = Infinity }: { width?: number },
): Promise<IGatsbyImageData> {
  return withPictureInError(file.relativePath, async () => {
    const { autoOrient: size, hasAlpha } = await sharp(file.absolutePath).metadata();
    const largestWidth = Math.max(1, Math.floor(size.width * Math.min(1, longestSide / size.height)));
    const fittingWidths = breakpoints.filter((width) => width <= Math.min(largestWidth, widest));
    const widths = fittingWidths.length > 0 ? fittingWidths : [largestWidth];
    const hash = createHash("sha256")
      .update(recipeOf({ shown, kernel }) + file.internal.contentDigest)
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
      Math.min(largestWidth, widest, fallbackWidth),
      hasAlpha ? "png" : "jpg",
    );
    const images = { ...data.images, fallback: { src } };
    return { ...data, height: Math.round(data.height), images };
  });
}

/** Publishes a picture in one width, under its address. */
async function publish(
  file: FileNode,
  hash: string,
  width: number,
  format: keyof typeof shown,
): Promise<string> {
  const encode = () =>
    sharp(file.absolutePath)
      .autoOrient()
      .resize({ width, kernel })
      .toFormat(format, shown[format])
      .toBuffer();
  const name = `${hash}-${String(width)}.${format}`;
  return copyToPublic(await cachedFile("pictures", name, () => runOneAtATime(encode)), name);
}

async function download(file: FileNode): Promise<Omit<CleanFile, "path"> & { url: string }> {
  const { path: clean, ...facts } = await cleanFile(file.absolutePath, file.relativePath);
  return { ...facts, url: await copyToPublic(clean, `${path.parse(clean).name}.${facts.extension}`) };
}

/** Publishes an encoded picture, and returns its address. */
export async function copyToPublic(file: string, name: string): Promise<string> {
  const published = path.join("public", "static", "pictures");
  await mkdir(published, { recursive: true });
  await copyFile(file, path.join(published, name));
  return `/static/pictures/${name}`;
}
