import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { markup } from "../hydration/markup";
import type { PageData } from "../hydration/page-data";
import { htmlFiles } from "./published-files";
import { integrityOf } from "./security";

/*
 * Gatsby writes the same scripts into every page, and publishes data for a router. Here a page has the scripts that it
 * needs, in a template that nothing loads by itself, each with its integrity. That takes the finished pages and the
 * names of the bundles, so it is done at the end of the build and not in gatsby-ssr.
 */

/** What Gatsby publishes for its own router and plugins. */
const gatsbyFiles = ["_gatsby", "~partytown", "chunk-map.json", "page-data", "webpack.stats.json"];

/** As src/rendering/server.tsx writes them. */
const template = `<template id="${markup.scripts}"></template>`;
const firstScript = `<script id="${markup.firstScript}"></script>`;

/**
 * Writes the script in every page's head, adds scripts to live pages, and removes files that no visitor requests from the
 * published folder.
 * @param folder the folder, as Gatsby and its adapter have left it
 * @throws if a page hydrates but webpack has no entry for it
 */
export function finishPages(folder: string): void {
  const pages = htmlFiles(folder).filter(
    (file) =>
      !gatsbyFiles.some((name) => file.startsWith(`${name}/`)) && !existsSync(path.join("static", file)),
  );
  // The same bytes on every page, so the policy needs one hash of each.
  const first = `<script>${bundle("rendering/first-script.ts")}</script>`;
  const inline = `<script>${bundle("rendering/inline-script.ts")}</script>`;
  const stats = readJson(path.join(folder, "webpack.stats.json")) as { assetsByChunkName: Chunks };
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = readFileSync(file, "utf8").replace(firstScript, () => first);
    const live = html.includes(template) ? liveScripts(folder, page, stats.assetsByChunkName) + inline : "";
    writeFileSync(
      file,
      html.replace(template, () => live),
    );
  }
  for (const name of gatsbyFiles) rmSync(path.join(folder, name), { recursive: true, force: true });
  removeIfEmpty(folder);
}

/**
 * Removes a folder and its subfolders if they contain no file.
 * @returns whether it was removed
 */
function removeIfEmpty(root: string): boolean {
  const left = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeIfEmpty(path.join(root, entry.name)),
  );
  if (left.length === 0) rmdirSync(root);
  return left.length === 0;
}

/** The files of each webpack chunk group, by the name of its component. */
type Chunks = Record<string, string[] | undefined>;

/** What is read here of Gatsby's page-data.json. */
interface GatsbyPageData {
  componentChunkName: string;
  result: PageData["props"];
  staticQueryHashes: string[];
}

/** A published script: its file's name and its text. */
interface Script {
  name: string;
  source: string;
}

/** A live page's template with its scripts and their integrity; the first script holds the page's data. */
function liveScripts(folder: string, page: string, chunks: Chunks): string {
  const data = readPageData(folder, page);
  const files = chunks[data.componentChunkName];
  if (!files) throw new Error(`${page} hydrates, and no script was made for it.`);
  const code = files.map((name) => ({ name, source: readFileSync(path.join(folder, name), "utf8") }));
  const own = dataScript(folder, data, code);
  writeFileSync(path.join(folder, own.name), own.source);
  const tags = [own, ...code].map(
    ({ name, source }) =>
      `<script src="/${name}" integrity="${integrityOf(source)}" crossorigin="anonymous"></script>`,
  );
  return template.replace("><", () => `>${tags.join("")}<`);
}

function readPageData(folder: string, page: string): GatsbyPageData {
  const name = page.replace(/\.html$/, "");
  return readJson(path.join(folder, "page-data", name, "page-data.json")) as GatsbyPageData;
}

/** The page's data as a script, with a content hash in its name. */
function dataScript(
  folder: string,
  { result, staticQueryHashes }: GatsbyPageData,
  code: readonly Script[],
): Script {
  const { data, pageContext } = result;
  const staticQueries = readStaticQueries(folder, staticQueryHashes, code);
  const pageData: PageData = { props: { data, pageContext }, staticQueries };
  const source = `window.pageData=${JSON.stringify(pageData)}`;
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 20);
  return { name: `page-${hash}.js`, source };
}

/** The results of the static queries in the page's scripts; those of the frame stay on the server. */
function readStaticQueries(
  folder: string,
  hashes: readonly string[],
  code: readonly Script[],
): PageData["staticQueries"] {
  const used = hashes.filter((hash) => code.some(({ source }) => source.includes(`"${hash}"`)));
  const answers = used.map((hash) => [
    hash,
    readJson(path.join(folder, "page-data", "sq", "d", `${hash}.json`)),
  ]);
  return Object.fromEntries(answers) as PageData["staticQueries"];
}

/** @param entry the entry's path in src/ */
function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "..", entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    // The strict mode of tsconfig.json would add "use strict".
    tsconfigRaw: {},
    write: false,
  });
  return (outputFiles[0]?.text ?? "").trim();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
