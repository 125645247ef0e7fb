import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawArticle } from "./article-drawing";
import { drawingDigest, drawOnce } from "./cache";

const folder = path.join("public", "static", "artwork");

/**
 * Publishes the picture that is drawn from a title.
 * @param title the text's title
 * @returns the address of an SVG file, with a content hash in its name
 */
export async function publishDrawing(title: string): Promise<string> {
  const digest = drawingDigest("article", title);
  const name = `${digest}.svg`;
  const file = path.join(folder, name);
  if (!existsSync(file)) {
    const svg = await drawOnce(digest, () => drawArticle(title));
    await mkdir(folder, { recursive: true });
    await writeFile(file, svg);
  }
  return `/static/artwork/${name}`;
}
