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
import { imageData, type FileNode } from "./images";
import { publishOwnFile } from "./publish-file";
import { readRecording, type WrittenRecording } from "./recordings";
import type { QueryContext } from "./schema/resolvers";

/** The node of a Markdown file, as `onCreateNode` makes it. */
interface TextSource {
  name: string;
  /** Its path in content/. */
  file: string;
  title: string;
  /** The Markdown below its fields. */
  body: string;
}

/** The GraphQL types of one heading of a text, and of a quotation to show beside it. */
export const textTypes = `type TextHeading {
  "What a link to it ends with."
  id: String!
  "From 2 to 6: the page's title is the first."
  level: Int!
  text: String!
}
type TextVerse {
  text: String!
  reference: String!
}`;

/** The fields of a text that are made from its Markdown. */
export const textFields = {
  html: madeField("html"),
  headings: madeField("headings"),
  verse: madeField("verse"),
};

function madeField(name: keyof RenderedText) {
  return {
    resolve: async (source: TextSource, _args: object, { nodeModel }: QueryContext) =>
      (await renderedText(source, nodeModel))[name],
  };
}

// Several fields of one query are resolved at once.
const renderedTexts = new WeakMap<TextSource, Promise<RenderedText>>();

/** Renders a text once for all fields of a query. */
function renderedText(written: TextSource, nodeModel: QueryContext["nodeModel"]): Promise<RenderedText> {
  const promise = renderedTexts.get(written) ?? render(written, nodeModel);
  renderedTexts.set(written, promise);
  return promise;
}

async function render(
  { file, body, title }: TextSource,
  nodeModel: QueryContext["nodeModel"],
): Promise<RenderedText> {
  const site = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
  const { newTab, text } = (await nodeModel.findOne({ type: "Frame" })) as Queries.Frame;
  return renderText(body, {
    site: site.url,
    newTab,
    notes: text.notes,
    backToText: text.backToText,
    table: text.table,
    title,
    idPrefix: `${path.basename(file, ".mdx")}-`,
    findAssets: (paths) => findAssets(paths, file, nodeModel),
  });
}

/**
 * Makes a node of its content type (Article, Guide …) from each Markdown file, with fields parsed like in the content
 * check: gray-matter, which the plugin uses, reads 010 as 8 and 4:30 as 270.
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
  // Events have a recording too: a link.
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
    // Gatsby resolves relative picture paths from the file among the node's parents.
    parent: node.id,
    children: [],
    internal: { type: contentType.typeName, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(text);
  // It is deleted with its file.
  actions.createParentChildLink({ parent: node, child: text });
};

/** Resolves the pictures and files that a text references, and publishes the files. */
async function findAssets(
  { pictures, files }: { pictures: readonly string[]; files: readonly string[] },
  file: string,
  nodeModel: QueryContext["nodeModel"],
): Promise<TextAssets> {
  const nodeOf = async (written: string): Promise<FileNode | undefined> => {
    for (const relativePath of assetPaths(written, file)) {
      const filter = { absolutePath: { eq: path.join(finishedFolder, relativePath) } };
      const node = await nodeModel.findOne({ type: "File", query: { filter } });
      if (node !== null) return node as FileNode;
    }
    return undefined;
  };
  const publishPicture = async (written: string): Promise<PublishedPicture | undefined> => {
    const node = await nodeOf(written);
    if (node === undefined) return undefined;
    const { width, height, images } = await imageData(node, {});
    return { width, height, src: images.fallback?.src ?? "", avif: images.sources?.[0]?.srcSet ?? "" };
  };
  return {
    pictures: await findEach(pictures, publishPicture),
    files: await findEach(files, async (written) => publishFile(await nodeOf(written), written)),
  };
}

async function findEach<Asset>(
  paths: readonly string[],
  find: (written: string) => Promise<Asset | undefined>,
): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  for (const written of paths) {
    const asset = await find(written);
    if (asset !== undefined) assets.set(written, asset);
  }
  return assets;
}

// Files in static/ already have an address.
async function publishFile(node: FileNode | undefined, written: string): Promise<PublishedFile | undefined> {
  if (node === undefined) {
    if (!/^\/(?!\/|.*\.\.)/.test(written)) return undefined;
    const size = await stat(path.join("static", written)).catch(() => undefined);
    return size?.isFile() === true ? { href: written, bytes: size.size } : undefined;
  }
  if (isGuidePdf(node.relativePath))
    return { href: `/${node.relativePath}`, bytes: (await stat(node.absolutePath)).size };
  return node.relativePath.startsWith(filesFolder) ? publishOwnFile(node.relativePath) : undefined;
}
