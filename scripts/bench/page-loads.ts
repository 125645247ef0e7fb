import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { addressOf, htmlFiles } from "../../src/build/static-pages/published-files";
import { markup } from "../../src/hydration/markup";
import { formatTable } from "./table";

/** What one page loads. Sizes are the bytes served: brotli for texts, fonts unchanged. */
export interface PageLoad {
  /** The page's address. */
  page: string;
  /** How many pages it stands for, as the largest of them. */
  of: number;
  /** The page itself, with its styles and its inline scripts. */
  html: number;
  /** The scripts that hydrate it, with its data; 0 for a static page. */
  script: number;
  /** Bytes of the preloaded fonts. */
  fonts: number;
  /** Pictures that load at once, and those that load lazily. */
  pictures: number;
  lazyPictures: number;
}

/** Measures the pages of the published folder; each subfolder is represented by its largest page. */
export function measurePageLoads(folder: string): PageLoad[] {
  const groups = new Map<string, PageLoad>();
  for (const file of htmlFiles(folder)) {
    const load = measurePage(folder, file);
    const parent = path.posix.dirname(load.page);
    const name = parent === "/" ? load.page : parent;
    const known = groups.get(name);
    const larger = known && known.html >= load.html ? known : load;
    groups.set(name, { ...larger, of: (known?.of ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** The figures as a table. */
export function describePageLoads(loads: readonly PageLoad[]): string {
  const head = ["page", "html + css KiB", "fonts KiB", "pictures + lazy", "script KiB"];
  const rows = loads.map((load) => [
    load.of > 1 ? `${path.posix.dirname(load.page)}/* (${String(load.of)})` : load.page,
    kibibytes(load.html),
    kibibytes(load.fonts),
    `${String(load.pictures)} + ${String(load.lazyPictures)}`,
    kibibytes(load.script),
  ]);
  return `What each page loads, as served (brotli):\n\n${formatTable(head, rows)}`;
}

function measurePage(folder: string, file: string): PageLoad {
  const html = readFileSync(path.join(folder, file), "utf8");
  const elements = DomUtils.getElementsByTagName("*", parseDocument(html));
  const template = elements.find(({ attribs }) => attribs["id"] === markup.scripts);
  const scripts = DomUtils.getElementsByTagName("script", template?.children ?? []);
  const fonts = elements.filter(({ attribs: { rel, as } }) => rel === "preload" && as === "font");
  const pictures = elements.filter(({ name }) => name === "img");
  const lazy = pictures.filter(({ attribs }) => attribs["loading"] === "lazy");
  return {
    page: addressOf(file),
    of: 1,
    html: compressed(html),
    script: sum(scripts.map(({ attribs: { src = "" } }) => compressed(readFileSync(path.join(folder, src))))),
    fonts: sum(fonts.map(({ attribs: { href = "" } }) => readFileSync(path.join(folder, href)).length)),
    pictures: pictures.length - lazy.length,
    lazyPictures: lazy.length,
  };
}

function compressed(bytes: Buffer | string): number {
  return brotliCompressSync(bytes).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kibibytes(bytes: number): string {
  return bytes === 0 ? "0" : (bytes / 1024).toFixed(1);
}
