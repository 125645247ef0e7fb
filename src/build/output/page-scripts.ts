import { readFile } from "node:fs/promises";
import path from "node:path";

/** What each page loads when it wakes up, by the page's file; nothing where it has no script. */
export type FilesOfPages = ReadonlyMap<string, readonly string[]>;

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
 * Tells what each page loads when it wakes up: scripts and their data.
 * @param folder the folder that Gatsby has built into
 * @param pages the pages' files in it
 */
export async function filesOfPages(folder: string, pages: readonly string[]): Promise<FilesOfPages> {
  const chunks = await readChunks(folder);
  const files = new Map<string, readonly string[]>();
  for (const page of pages) {
    const html = await readFile(path.join(folder, page), "utf8");
    const address = /<template data-scripts="([^"]*)"/.exec(html)?.[1];
    files.set(page, address === undefined ? [] : await filesOfLivePage(folder, address, chunks));
  }
  return files;
}

async function filesOfLivePage(folder: string, address: string, chunks: Chunks): Promise<string[]> {
  const dataFile = path.posix.join("page-data", address === "/" ? "index" : address, "page-data.json");
  const page = await readJson<PageData>(path.join(folder, dataFile));
  const scripts = ["app", page.componentChunkName].flatMap((chunk) => chunks[chunk] ?? []);
  const queries = page.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return [...new Set(scripts), "page-data/app-data.json", dataFile, ...queries];
}

async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(file, "utf8")) as Shape;
}
