import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import {
  assetPaths,
  filesFolder,
  isGuidePdf,
  type PublishedFile,
  type PublishedPicture,
  type TextAssets,
} from "../content-model/media";
import { hasBody, contentTypeOf } from "../content-model/content-types";
import { readMdx } from "../content-model/parse";
import { renderText, type RenderedText } from "../content-model/text/render";
import { finishedFolder } from "./finished-content";
import { publishImage, type FileNode } from "./images";
import { publishOwnFile } from "./publish-file";
import { readRecording, type WrittenRecording } from "./recordings";
import type { QueryContext } from "./schema/resolvers";

/** The fields that `onCreateNode` adds to the node of a Markdown file. */
interface TextSource {
  name: string;
  /** The path of the file in content/. */
  file: string;
  title: string;
  /** The Markdown below the fields. */
  body: string;
}

/** The GraphQL types of one heading of a text, and of a quotation beside the text. */
export const textTypes = `type TextHeading {
  "The fragment of links to the heading, without #."
  id: String!
  "The level, from 2 to 6. The page's title has level 1."
  level: Int!
  text: String!
}
type TextVerse {
  text: String!
  reference: String!
}`;

export const textFields = {
  html: makeField("html"),
  headings: makeField("headings"),
  verse: makeField("verse"),
};

function makeField(name: keyof RenderedText) {
  return {
    resolve: async (source: TextSource, _args: object, { nodeModel }: QueryContext) =>
      (await renderOnce(source, nodeModel))[name],
  };
}

// A text is rendered once, although a query resolves several of its fields.
const renderedTexts = new WeakMap<TextSource, Promise<RenderedText>>();

function renderOnce(textSource: TextSource, nodeModel: QueryContext["nodeModel"]): Promise<RenderedText> {
  const promise = renderedTexts.get(textSource) ?? renderSource(textSource, nodeModel);
  renderedTexts.set(textSource, promise);
  return promise;
}

async function renderSource(
  { file, body, title }: TextSource,
  nodeModel: QueryContext["nodeModel"],
): Promise<RenderedText> {
  const site = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
  const { newTab, text } = (await nodeModel.findOne({ type: "Frame" })) as Queries.Frame;
  return renderText(body, {
    site: site.url,
    newTabLabel: newTab,
    notes: text.notes,
    backToText: text.backToText,
    tableLabel: text.table,
    title,
    idPrefix: `${path.basename(file, ".mdx")}-`,
    findAssets: (paths) => findAssets(paths, file, nodeModel),
  });
}

/**
 * Makes a node of the content type (Article, Guide …) from each Markdown file. The fields are parsed as in the content
 * check, because gatsby-plugin-mdx uses gray-matter, which reads 010 as 8 and 4:30 as 270.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const { type, contentFilePath } = node.internal;
  if (type !== "Mdx" || contentFilePath === undefined) return;
  const file = path.relative(finishedFolder, contentFilePath).replaceAll(path.sep, "/");
  const contentType = contentTypeOf(file);
  if (contentType === undefined || !hasBody(contentType)) return;
  const { data, body } = readMdx(readFileSync(contentFilePath, "utf8"));
  // The recording of an event is a link, not a file.
  const recording =
    contentType.typeName === "Article" ? (data as { recording?: WrittenRecording }).recording : undefined;
  const fields = {
    ...(data as object),
    name: path.parse(file).name,
    file,
    body,
    hasBody: body.trim() !== "",
    ...(recording && { recording: await readRecording(recording, file) }),
  };
  const text = {
    ...fields,
    id: createNodeId(file),
    // Gatsby resolves relative picture paths from the parent file of a node.
    parent: node.id,
    children: [],
    internal: { type: contentType.typeName, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(text);
  // With this link, Gatsby deletes the node with its file.
  actions.createParentChildLink({ parent: node, child: text });
};

/** Resolves the pictures and files that a text references, and publishes the files. */
async function findAssets(
  { pictures, files }: { pictures: readonly string[]; files: readonly string[] },
  file: string,
  nodeModel: QueryContext["nodeModel"],
): Promise<TextAssets> {
  const findNode = async (writtenPath: string): Promise<FileNode | undefined> => {
    for (const relativePath of assetPaths(writtenPath, file)) {
      const filter = { absolutePath: { eq: path.join(finishedFolder, relativePath) } };
      const node = await nodeModel.findOne({ type: "File", query: { filter } });
      if (node !== null) return node as FileNode;
    }
    return undefined;
  };
  const publishPicture = async (writtenPath: string): Promise<PublishedPicture | undefined> => {
    const node = await findNode(writtenPath);
    if (node === undefined) return undefined;
    const { width, height, images } = await publishImage(node, {});
    return { width, height, src: images.fallback?.src ?? "", avif: images.sources?.[0]?.srcSet ?? "" };
  };
  return {
    pictures: await findEach(pictures, publishPicture),
    files: await findEach(files, async (writtenPath) =>
      publishFile(await findNode(writtenPath), writtenPath),
    ),
  };
}

async function findEach<Asset>(
  paths: readonly string[],
  findAsset: (writtenPath: string) => Promise<Asset | undefined>,
): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  for (const writtenPath of paths) {
    const asset = await findAsset(writtenPath);
    if (asset !== undefined) assets.set(writtenPath, asset);
  }
  return assets;
}

// Files in static/ are already published under their path.
async function publishFile(
  node: FileNode | undefined,
  writtenPath: string,
): Promise<PublishedFile | undefined> {
  if (node === undefined) {
    if (!/^\/(?!\/|.*\.\.)/.test(writtenPath)) return undefined;
    const size = await stat(path.join("static", writtenPath)).catch(() => undefined);
    return size?.isFile() === true ? { href: writtenPath, bytes: size.size } : undefined;
  }
  if (isGuidePdf(node.relativePath))
    return { href: `/${node.relativePath}`, bytes: (await stat(node.absolutePath)).size };
  return node.relativePath.startsWith(filesFolder) ? publishOwnFile(node.relativePath) : undefined;
}
