import { copyFile, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { isEncodable, type PublishedFile } from "../content-model/media";
import { cleanFile } from "./clean-picture";
import { finishedFolder } from "./finished-content";

/**
 * Publishes a file of content/files.
 * @param relativePath the file's path in content/
 */
export async function publishOwnFile(relativePath: string): Promise<PublishedFile> {
  const absolutePath = path.join(finishedFolder, relativePath);
  // Netlify rejects files with these characters in their names.
  const publishedPath = relativePath.replace(/[#?]/g, "-");
  const target = path.join("public", publishedPath);
  await mkdir(path.dirname(target), { recursive: true });
  // A picture is published without its private metadata.
  const source = isEncodable(relativePath)
    ? (await cleanFile(absolutePath, relativePath)).path
    : absolutePath;
  await copyFile(source, target);
  return { href: encodeURI(`/${publishedPath}`), bytes: (await stat(source)).size };
}
