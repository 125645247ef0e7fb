import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { markup } from "../hydration/markup";
import type { PageData } from "../hydration/page-data";
import { fillSlot, hasSlot } from "../hydration/slots";
import { listHtmlFiles } from "./published-files";
import { integrityOf } from "./security";

/*
 * Step 4 of “From a query to a live page” (docs/architecture.md): the build writes the scripts and the data of a live page.
 * Gatsby writes the same scripts into every page, and publishes data for a router. Here a page has only the scripts
 * that it needs, each with its integrity, in a template element, which does not load them. This happens at the end of the
 * build, not in gatsby-ssr, because it needs the finished pages and the names of the bundles.
 */

/** Files that Gatsby publishes for its own router and plugins. */
const gatsbyFiles = ["_gatsby", "~partytown", "chunk-map.json", "page-data", "webpack.stats.json"];

/**
 * Writes the script in every page's head, adds scripts to live pages, and removes the files that no page requests from
 * the published folder.
 * @param folder the published folder, after Gatsby and its adapter have finished
 * @throws if a page does not have its slots, or if webpack does not have an entry for a live page
 */
export function finishPages(folder: string): void {
  const pages = listHtmlFiles(folder).filter(
    (file) =>
      !gatsbyFiles.some((name) => file.startsWith(`${name}/`)) && !existsSync(path.join("static", file)),
  );
  // Each script has the same bytes on every page, so the policy needs only one hash of it.
  const firstScript = bundleInlineScript("first-script");
  const livePageScript = bundleInlineScript("live-page-script");
  const datesScript = bundleInlineScript("dates-script");
  const slotScripts = [
    ["announcement-script", bundleInlineScript("announcement-script")],
    ["dates-script", datesScript],
  ] as const;
  const optionalScripts = [
    { pattern: / action="\/api\//, script: bundleInlineScript("drafts-script") },
    { pattern: / data-(?:until|since|local-time)=/, script: datesScript },
    { pattern: / data-copy=/, script: bundleInlineScript("copy-script") },
    { pattern: / data-choices=/, script: bundleInlineScript("choices-script") },
  ];
  const stats = readJson(path.join(folder, "webpack.stats.json")) as { assetsByChunkName: Chunks };
  for (const page of pages) {
    const file = path.join(folder, page);
    const renderedHtml = fillSlot(readFileSync(file, "utf8"), "first-script", firstScript);
    const html = slotScripts.reduce(
      (filledHtml, [slot, script]) =>
        hasSlot(filledHtml, slot) ? fillSlot(filledHtml, slot, script) : filledHtml,
      renderedHtml,
    );
    const scripts = optionalScripts
      .filter(({ pattern, script }) => pattern.test(html) && !html.includes(script))
      .map(({ script }) => script);
    if (!hasSlot(html, "live-page")) {
      writeFileSync(file, fillSlot(html, "static-page", scripts.join("")));
      continue;
    }
    const pageScripts = [
      writeLiveScripts(folder, page, stats.assetsByChunkName),
      ...scripts,
      livePageScript,
    ].join("");
    writeFileSync(file, fillSlot(html, "live-page", pageScripts));
  }
  for (const name of gatsbyFiles) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** The files of each webpack chunk group, by the name of its component. */
type Chunks = Record<string, string[] | undefined>;

/** The part of Gatsby's page-data.json that this file reads. */
interface GatsbyPageData {
  componentChunkName: string;
  result: PageData["props"];
  staticQueryHashes: string[];
}

interface Script {
  name: string;
  source: string;
}

/** Writes the template with a live page's scripts and their integrity. The first script contains the page's data. */
function writeLiveScripts(folder: string, page: string, chunks: Chunks): string {
  const data = readPageData(folder, page);
  const files = chunks[data.componentChunkName];
  if (!files)
    throw new Error(
      `${page} calls useHydration(), but webpack did not make a script for this page. Import useHydration from src/hydration/use-hydration.ts.`,
    );
  const bundles = files.map((name) => ({ name, source: readFileSync(path.join(folder, name), "utf8") }));
  const dataFile = makeDataScript(folder, data, bundles);
  writeFileSync(path.join(folder, dataFile.name), dataFile.source);
  const tags = [dataFile, ...bundles].map(
    ({ name, source }) =>
      `<script src="/${name}" integrity="${integrityOf(source)}" crossorigin="anonymous"></script>`,
  );
  return `<template id="${markup.scripts}">${tags.join("")}</template>`;
}

function readPageData(folder: string, page: string): GatsbyPageData {
  const name = page.replace(/\.html$/, "");
  return readJson(path.join(folder, "page-data", name, "page-data.json")) as GatsbyPageData;
}

/** Makes the script with the page's data. Its name contains a content hash. */
function makeDataScript(
  folder: string,
  { result, staticQueryHashes }: GatsbyPageData,
  bundles: readonly Script[],
): Script {
  const { data, pageContext } = result;
  const staticQueries = readStaticQueries(folder, staticQueryHashes, bundles);
  const pageData: PageData = { props: { data, pageContext }, staticQueries };
  const source = `window.pageData=${JSON.stringify(pageData)}`;
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 20);
  return { name: `page-${hash}.js`, source };
}

/** Reads the results of the static queries in the page's scripts. The results of the frame's queries are not published. */
function readStaticQueries(
  folder: string,
  hashes: readonly string[],
  bundles: readonly Script[],
): PageData["staticQueries"] {
  const usedHashes = hashes.filter((hash) => bundles.some(({ source }) => source.includes(`"${hash}"`)));
  const answers = usedHashes.map((hash) => [
    hash,
    readJson(path.join(folder, "page-data", "sq", "d", `${hash}.json`)),
  ]);
  return Object.fromEntries(answers) as PageData["staticQueries"];
}

/** @param entry the name of a script in src/browser, without .ts */
function bundleInlineScript(entry: string): string {
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
