import { copyFile, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { assetPaths, filesFolder } from "../../content-model/assets";
import type { PublishedFile, PublishedPicture, TextAssets } from "../../content-model/text/assets";
import { sourceFolder } from "../content-folder";
import { isEncodable } from "../../content-model/rules/pictures";
import { cleanFile } from "../clean-picture";
import { imageData, type FileNode } from "../images";

/** The part of a resolver's context that finds files. */
export interface AssetContext {
  nodeModel: { findOne: (query: { type: string; query?: object }) => Promise<object | null> };
}

/**
 * Resolves the pictures and files that a text references, and publishes the files.
 * @param paths as written in the text
 * @param file the text's own path in content/
 */
export async function findAssets(
  { pictures, files }: { pictures: readonly string[]; files: readonly string[] },
  file: string,
  nodeModel: AssetContext["nodeModel"],
): Promise<TextAssets> {
  const nodeOf = async (written: string): Promise<FileNode | undefined> => {
    for (const relativePath of assetPaths(written, file)) {
      const filter = { absolutePath: { eq: path.join(sourceFolder(), relativePath) } };
      const node = await nodeModel.findOne({ type: "File", query: { filter } });
      if (node !== null) return node as FileNode;
    }
    return undefined;
  };
  return {
    pictures: await found(pictures, async (written) => {
      const node = await nodeOf(written);
      return node && pictureOf(node);
    }),
    files: await found(files, async (written) => publishFile(await nodeOf(written), written)),
  };
}

async function pictureOf(node: FileNode): Promise<PublishedPicture> {
  const { width, height, images } = await imageData(node, {});
  return { width, height, src: images.fallback?.src ?? "", avif: images.sources?.[0]?.srcSet ?? "" };
}

async function found<Asset>(
  paths: readonly string[],
  find: (written: string) => Promise<Asset | undefined>,
): Promise<Map<string, Asset>> {
  const entries = await Promise.all(paths.map(async (written) => [written, await find(written)] as const));
  return new Map(
    entries.flatMap(([written, asset]) => (asset === undefined ? [] : [[written, asset] as const])),
  );
}

// What the site serves unchanged has its address already.
async function publishFile(node: FileNode | undefined, written: string): Promise<PublishedFile | undefined> {
  if (node === undefined) {
    if (!/^\/(?!\/|.*\.\.)/.test(written)) return undefined;
    const size = await stat(path.join("static", written)).catch(() => undefined);
    return size?.isFile() === true ? { href: written, bytes: size.size } : undefined;
  }
  const { absolutePath, relativePath } = node;
  if (!relativePath.startsWith(filesFolder)) return undefined;
  const target = path.join("public", relativePath);
  await mkdir(path.dirname(target), { recursive: true });
  // A picture to download is published as the others are: without what is private in it.
  const source = isEncodable(relativePath)
    ? (await cleanFile(absolutePath, relativePath)).path
    : absolutePath;
  await copyFile(source, target);
  const href = `/${relativePath.split("/").map(encodeURIComponent).join("/")}`;
  return { href, bytes: (await stat(source)).size };
}
