import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageData } from "../../hydration/page-data";
import { integrityOf } from "../integrity";

/** What each page loads when it wakes up, by the page's file; nothing where it has no script. */
export type FilesOfPages = ReadonlyMap<string, readonly string[]>;

/** The files of each webpack chunk group, by the name of the component that it is for. */
type Chunks = Record<string, string[] | undefined>;

/** Of what Gatsby notes down for each page, what is used here. */
interface Noted {
  componentChunkName: string;
  result: PageData["props"];
  staticQueryHashes: string[];
}

const template = /(<template data-scripts="([^"]*)"[^>]*>)[\s\S]*?(<\/template>)/;

/** Reads which files each chunk of Gatsby's newest build is made of. */
export async function readChunks(folder: string): Promise<Chunks> {
  const stats = await readJson<{ assetsByChunkName: Chunks }>(path.join(folder, "webpack.stats.json"));
  return stats.assetsByChunkName;
}

/**
 * Writes into each live page's template what wakes it up: its data, and its scripts with their integrity.
 * @param folder the folder that Gatsby has built into
 * @param pages the pages' files in it
 * @throws where a component hydrates and the bundler was not told that it may
 */
export async function fillLivePages(folder: string, pages: readonly string[]): Promise<FilesOfPages> {
  const chunks = await readChunks(folder);
  const files = new Map<string, readonly string[]>();
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = await readFile(file, "utf8");
    const [, , address] = template.exec(html) ?? [];
    if (address === undefined) {
      files.set(page, []);
      continue;
    }
    const noted = await readJson<Noted>(
      path.join(folder, "page-data", address === "/" ? "index" : address, "page-data.json"),
    );
    const bundles = chunks[noted.componentChunkName];
    if (!bundles) throw new Error(`${address} hydrates, and no script was made for it.`);
    const scripts = [await writeData(folder, noted, bundles), ...bundles];
    const tags = (await Promise.all(scripts.map((name) => scriptTag(folder, name)))).join("");
    const filled = html.replace(template, (_, open: string, __, close: string) => open + tags + close);
    if (filled !== html) await writeFile(file, filled);
    files.set(page, scripts);
  }
  return files;
}

/** Writes a page's data as a script, under a name that says what is in it. */
async function writeData(folder: string, noted: Noted, bundles: readonly string[]): Promise<string> {
  const sources = await Promise.all(bundles.map((name) => readFile(path.join(folder, name))));
  const { data, pageContext } = noted.result;
  const pageData: PageData = {
    props: { data, pageContext },
    staticQueries: await readStaticQueries(folder, noted.staticQueryHashes, sources),
  };
  const source = `window.pageData=${JSON.stringify(pageData)}`;
  const name = `page-data-${createHash("sha256").update(source).digest("hex").slice(0, 20)}.js`;
  await writeFile(path.join(folder, name), source);
  return name;
}

/** The answers to the queries that the page's own scripts name; the frame's stay with the server. */
async function readStaticQueries(
  folder: string,
  hashes: readonly string[],
  sources: readonly Buffer[],
): Promise<PageData["staticQueries"]> {
  const asked = hashes.filter((hash) => sources.some((source) => source.includes(`"${hash}"`)));
  const answers = asked.map(async (hash): Promise<[string, { data: object }]> => [
    hash,
    await readJson(path.join(folder, "page-data", "sq", "d", `${hash}.json`)),
  ]);
  return Object.fromEntries(await Promise.all(answers));
}

async function scriptTag(folder: string, name: string): Promise<string> {
  const integrity = integrityOf(await readFile(path.join(folder, name)));
  return `<script src="/${name}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(file, "utf8")) as Shape;
}
