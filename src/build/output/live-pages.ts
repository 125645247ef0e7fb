import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loaderScript } from "../../hydration/loader";
import type { PageData } from "../../hydration/page-data";
import { wakeUpScript, type PublishedScript } from "../../hydration/wake-up";
import { integrityOf } from "../security/integrity";
import { aside } from "./aside";

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

/** A script of the published folder: its file, and what stands in it. */
interface Script {
  name: string;
  source: string;
}

/** What Gatsby noted down of each page, once it is set aside. */
const notesFolder = path.join(aside, "page-data");

// The names of its styles stand in a page that was rendered just now (src/rendering/page-parts.tsx).
const template =
  /(<template data-scripts="([^"]*)" data-for="[^"]*")(?: data-names="([^"]*)")?>[\s\S]*?<\/template>(?:<script>[\s\S]*?<\/script>)?/;

/** Reads which files each chunk of Gatsby's newest build is made of. */
export function readChunks(folder: string): Chunks {
  const stats = readJson(path.join(folder, "webpack.stats.json")) as { assetsByChunkName: Chunks };
  return stats.assetsByChunkName;
}

/**
 * Writes into each live page's template its own script, which holds its data and what wakes it up, with its integrity,
 * and after it the loader that fetches that script.
 * @param folder the folder that Gatsby has built into, its notes set aside
 * @param pages the pages' files in it
 * @throws where a component hydrates and the bundler was not told that it may
 */
export async function fillLivePages(folder: string, pages: readonly string[]): Promise<FilesOfPages> {
  const loader = await loaderTag();
  const chunks = readChunks(folder);
  const files = new Map<string, readonly string[]>();
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = readFileSync(file, "utf8");
    const [, , address, styleNames] = template.exec(html) ?? [];
    if (address === undefined) {
      files.set(page, []);
      continue;
    }
    const notes = path.join(notesFolder, address === "/" ? "index" : address);
    const noted = readJson(path.join(notes, "page-data.json")) as Noted;
    const bundles = chunks[noted.componentChunkName];
    if (!bundles) throw new Error(`${address} hydrates, and no script was made for it.`);
    const code = bundles.map((name) => readScript(folder, name));
    const own = await writePageScript(folder, noted, keepStyleNames(notes, styleNames), code);
    const filled = html.replace(
      template,
      (_, open: string) => `${open}>${scriptTag(own)}</template>${loader}`,
    );
    if (filled !== html) writeFileSync(file, filled);
    files.set(
      page,
      [own, ...code].map(({ name }) => name),
    );
  }
  return files;
}

/** The same bytes on every live page, so one hash in the policy. */
async function loaderTag(): Promise<string> {
  return `<script>${await makeSmall(loaderScript)}</script>`;
}

async function makeSmall(script: string): Promise<string> {
  const { minify } = await import("@swc/core");
  const { code } = await minify(script, { ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true });
  return code;
}

/** Notes a rendered page's names beside what Gatsby notes of it, and reads them for one that is as it was. */
function keepStyleNames(folder: string, rendered: string | undefined): readonly string[] {
  const file = path.join(folder, "style-names.json");
  if (rendered === undefined) return readJson(file) as string[];
  const names = rendered.split(" ");
  writeFileSync(file, JSON.stringify(names));
  return names;
}

function readScript(folder: string, name: string): Script {
  return { name, source: readFileSync(path.join(folder, name), "utf8") };
}

/** Writes what is a page's own, its data and what wakes it up, under a name that says what is in it. */
async function writePageScript(
  folder: string,
  noted: Noted,
  styleNames: readonly string[],
  code: readonly Script[],
): Promise<Script> {
  const { data, pageContext } = noted.result;
  const pageData: PageData = {
    props: { data, pageContext },
    staticQueries: readStaticQueries(noted.staticQueryHashes, code),
    styleNames,
  };
  const wakeUp = await makeSmall(wakeUpScript(code.map(published)));
  const source = `window.pageData=${JSON.stringify(pageData)};${wakeUp}`;
  const name = `page-${createHash("sha256").update(source).digest("hex").slice(0, 20)}.js`;
  writeFileSync(path.join(folder, name), source);
  return { name, source };
}

function published({ name, source }: Script): PublishedScript {
  return { src: `/${name}`, integrity: integrityOf(source) };
}

/** The answers to the queries that the page's own scripts name; the frame's stay with the server. */
function readStaticQueries(hashes: readonly string[], code: readonly Script[]): PageData["staticQueries"] {
  const asked = hashes.filter((hash) => code.some(({ source }) => source.includes(`"${hash}"`)));
  const answers = asked.map((hash): [string, { data: object }] => [
    hash,
    readJson(path.join(notesFolder, "sq", "d", `${hash}.json`)) as { data: object },
  ]);
  return Object.fromEntries(answers);
}

function scriptTag(script: Script): string {
  const { src, integrity } = published(script);
  return `<script src="${src}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
