import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";

const brotli = promisify(brotliCompress);

/** One below the strongest: a fiftieth more bytes for a third of the work. */
const compress = (text: Buffer | string) =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

/** Bytes of published files as they are served, by their paths; each is compressed once for all pages. */
export type ServedSizes = Map<string, Promise<number>>;

/** What one page loads, when and why. Sizes are bytes as they are served: brotli, and fonts as they are. */
export interface PageLoad {
  /** The page's address. */
  page: string;
  /** How many pages it stands for, as the largest of them. */
  of: number;
  /** The page itself, with its styles and its inline scripts. */
  html: number;
  /** What wakes it up, with its data; nothing for a page that hydrates nothing. */
  script: number;
  /** Whether a live part has to come near, or to be touched. */
  when?: "near" | "touch";
  /** The components that asked for it by `useHydration`. */
  askedBy: string[];
  /** Preloaded fonts: how many, and their bytes. */
  fonts: number;
  fontBytes: number;
  /** Pictures that are fetched at once, and those that wait until they come near. */
  pictures: number;
  lazyPictures: number;
}

/**
 * Measures one page of the published folder.
 * @param file the page, such as about.html
 * @param scripts what it loads when it wakes up, from `fillLivePages`
 * @param known what pages before it have measured; this page's scripts are added
 */
export async function measurePage(
  folder: string,
  file: string,
  scripts: readonly string[],
  known: ServedSizes,
): Promise<Omit<PageLoad, "of">> {
  const html = await readFile(path.join(folder, file), "utf8");
  const elements = DomUtils.getElementsByTagName("*", parseDocument(html));
  const template = elements.find(({ attribs }) => attribs["data-scripts"] !== undefined);
  const fonts = elements.filter(({ attribs: { rel, as } }) => rel === "preload" && as === "font");
  const pictures = elements.filter(({ name }) => name === "img");
  const lazy = pictures.filter(({ attribs }) => attribs["loading"] === "lazy");
  const fontFiles = fonts.map(({ attribs: { href = "" } }) => readFile(path.join(folder, href)));
  return {
    page: addressOf(file),
    html: (await compress(html)).length,
    script: sum(await Promise.all(scripts.map((script) => servedSize(path.join(folder, script), known)))),
    ...(template && {
      when: elements.some(({ attribs }) => attribs["data-wake"] !== undefined) ? "near" : "touch",
    }),
    askedBy: template ? (template.attribs["data-for"] ?? "").split(" ") : [],
    fonts: fonts.length,
    fontBytes: sum((await Promise.all(fontFiles)).map(({ length }) => length)),
    pictures: pictures.length - lazy.length,
    lazyPictures: lazy.length,
  };
}

/** The address of a page's file: about.html is /about. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, "")}`;
}

function servedSize(file: string, known: ServedSizes): Promise<number> {
  const size =
    known.get(file) ??
    readFile(file)
      .then(compress)
      .then(({ length }) => length);
  known.set(file, size);
  return size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
