import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { markup } from "../hydration/markup";
import type { PageData } from "../hydration/page-data";
import { fillSlot, hasSlot } from "../hydration/slots";
import { htmlFiles } from "./published-files";
import { integrityOf } from "./security";

/*
 * Step 4 of a live page’s way: the build writes its scripts and its data. Gatsby writes the same scripts into every
 * page, and publishes data for a router. Here a page only has the scripts that it needs, each with its integrity, in a
 * template element, which does not load them. This requires the finished pages and the names of the bundles, so it
 * happens at the end of the build instead of in gatsby-ssr.
 */

/** Files that Gatsby publishes for its own router and plugins. */
const gatsbyFiles = ["_gatsby", "~partytown", "chunk-map.json", "page-data", "webpack.stats.json"];

/**
 * Writes the script in every page's head, adds scripts to live pages, and removes files that no visitor requests from
 * the published folder.
 * @param folder the published folder, after Gatsby and its adapter have finished
 * @throws if a page does not have its slots, or hydrates and webpack does not have an entry for it
 */
export function finishPages(folder: string): void {
  const pages = htmlFiles(folder).filter(
    (file) =>
      !gatsbyFiles.some((name) => file.startsWith(`${name}/`)) && !existsSync(path.join("static", file)),
  );
  // The same bytes on every page, so the policy needs one hash of each.
  const first = inlineScript("first-script");
  const inline = inlineScript("live-page-script");
  const dates = inlineScript("dates-script");
  const placedScripts = [
    ["announcement-script", inlineScript("announcement-script")],
    ["dates-script", dates],
  ] as const;
  const furtherScripts = [
    { of: / action="\/api\//, script: inlineScript("drafts-script") },
    { of: / data-(?:until|since|local-time)=/, script: dates },
    { of: / data-copy=/, script: inlineScript("copy-script") },
    { of: / data-choices=/, script: inlineScript("choices-script") },
  ];
  const stats = readJson(path.join(folder, "webpack.stats.json")) as { assetsByChunkName: Chunks };
  for (const page of pages) {
    const file = path.join(folder, page);
    const renderedHtml = fillSlot(readFileSync(file, "utf8"), "first-script", first);
    const html = placedScripts.reduce(
      (filled, [slot, script]) => (hasSlot(filled, slot) ? fillSlot(filled, slot, script) : filled),
      renderedHtml,
    );
    const scripts = furtherScripts
      .filter(({ of, script }) => of.test(html) && !html.includes(script))
      .map(({ script }) => script);
    if (!hasSlot(html, "live-page")) {
      writeFileSync(file, fillSlot(html, "static-page", scripts.join("")));
      continue;
    }
    const pageScripts = [liveScripts(folder, page, stats.assetsByChunkName), ...scripts, inline].join("");
    writeFileSync(file, fillSlot(html, "live-page", pageScripts));
  }
  for (const name of gatsbyFiles) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** The files of each webpack chunk group, by the name of its component. */
type Chunks = Record<string, string[] | undefined>;

/** The part of Gatsby's page-data.json that is read here. */
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

/** A live page's template with its scripts and their integrity; the first script contains the page's data. */
function liveScripts(folder: string, page: string, chunks: Chunks): string {
  const data = readPageData(folder, page);
  const files = chunks[data.componentChunkName];
  if (!files) throw new Error(`${page} calls useHydration(), but webpack has not made a script for it.`);
  const code = files.map((name) => ({ name, source: readFileSync(path.join(folder, name), "utf8") }));
  const dataFile = dataScript(folder, data, code);
  writeFileSync(path.join(folder, dataFile.name), dataFile.source);
  const tags = [dataFile, ...code].map(
    ({ name, source }) =>
      `<script src="/${name}" integrity="${integrityOf(source)}" crossorigin="anonymous"></script>`,
  );
  return `<template id="${markup.scripts}">${tags.join("")}</template>`;
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
  const usedHashes = hashes.filter((hash) => code.some(({ source }) => source.includes(`"${hash}"`)));
  const answers = usedHashes.map((hash) => [
    hash,
    readJson(path.join(folder, "page-data", "sq", "d", `${hash}.json`)),
  ]);
  return Object.fromEntries(answers) as PageData["staticQueries"];
}

/** @param entry the name of the entry in src/browser */
function inlineScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "..", "browser", `${entry}.ts`)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    // The strict mode of tsconfig.json would add "use strict".
    tsconfigRaw: {},
    write: false,
  });
  return `<script>${(outputFiles[0]?.text ?? "").trim()}</script>`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
