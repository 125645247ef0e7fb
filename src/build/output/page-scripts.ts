import { readFile } from "node:fs/promises";
import path from "node:path";

/** What a page loads when it wakes up, as paths in the published folder. */
export interface PageScripts {
  scripts: string[];
  data: string[];
}

/** The files of each webpack chunk, by the chunk's name. */
type Chunks = Record<string, string[] | undefined>;

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** Reads which files each chunk of Gatsby's newest build is made of. */
export async function readChunks(folder: string): Promise<Chunks> {
  const stats = await readJson<{ assetsByChunkName: Chunks }>(path.join(folder, "webpack.stats.json"));
  return stats.assetsByChunkName;
}

/**
 * Tells the scripts and data of a page that hydrates; undefined where it has no script.
 * @param folder the folder that Gatsby has built into
 * @param html the finished page
 */
export async function scriptsOfPage(
  folder: string,
  html: string,
  chunks: Chunks,
): Promise<PageScripts | undefined> {
  const pagePath = /<template data-scripts="([^"]*)"/.exec(html)?.[1];
  if (pagePath === undefined) return undefined;
  const dataFile = path.posix.join("page-data", pagePath === "/" ? "index" : pagePath, "page-data.json");
  const page = await readJson<PageData>(path.join(folder, dataFile));
  const files = ["app", page.componentChunkName].flatMap((chunk) => chunks[chunk] ?? []);
  return {
    scripts: [...new Set(files)],
    data: [
      "page-data/app-data.json",
      dataFile,
      ...page.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
    ],
  };
}

async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(file, "utf8")) as Shape;
}
