import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { fillKnown } from "../../src/content-model/facts";
import { readContent } from "../../src/content-model/check";
import { spokenText } from "../../src/text/linked-text";

/** The folder of the build under test: this project, or the one in SITE_ROOT. */
export const root = process.env.SITE_ROOT ?? ".";

export const publicFolder = join(root, "public");

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** An item of a page's structured data. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** A built page, read without a browser. */
export interface BuiltPage {
  /** Its address, such as /about. */
  readonly path: string;
  readonly html: string;
  /** All elements of the page, in their order. */
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
  readonly isIndexed: boolean;
  /** Its structured data. */
  readonly graph: readonly Thing[];
  /** The attributes of the first matching element, or an empty object if no element matches. */
  readonly attributesOf: (matches: (element: Element) => boolean) => Readonly<Record<string, string>>;
}

/** The paths of all published files, without the site's domain. */
export const files: readonly string[] = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length));

export const readPublishedFile = (path: string): string => readFileSync(join(publicFolder, path), "utf8");

function readPage(file: string): BuiltPage {
  const html = readPublishedFile(file);
  const elements = DomUtils.getElementsByTagName("*", parseDocument(html));
  const attributesOf: BuiltPage["attributesOf"] = (matches) => elements.find(matches)?.attribs ?? {};
  return {
    path: file === "/index.html" ? "/" : file.replace(/\.html$/, ""),
    html,
    elements,
    attributesOf,
    ids: new Set(elements.flatMap(({ attribs: { id } }) => id ?? [])),
    isIndexed: attributesOf(({ attribs }) => attribs.name === "robots").content !== "noindex",
    graph: [...html.matchAll(/<script[^>]+ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
      ([, json = ""]) => (JSON.parse(json) as { "@graph": Thing[] })["@graph"],
    ),
  };
}

/** Every built page. Gatsby's slices are excluded, because they are fragments of pages. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith(".html") && !/^\/(_gatsby|page-data)/.test(file))
  .sort()
  .map(readPage);

/** Whether an address of this site is a page, a file or a redirect. */
export function isKnownAddress(path: string): boolean {
  const file = path === "/" ? "/index.html" : decodeURI(path);
  // The PDF of a new guide is made after the guide is published.
  if (path.startsWith("/guides/")) return content.routes.includes(path);
  return [file, `${file}.html`].some((one) => files.includes(one)) || redirectedPaths.has(path);
}

const redirectedPaths = new Set(
  existsSync(join(publicFolder, "_redirects"))
    ? readPublishedFile("/_redirects")
        .split("\n")
        .map((line) => line.split(/\s+/)[0])
    : [],
);

/** The content from which the site was built. */
export const content = readContent(join(root, "content"));

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, "content", file), "utf8"));

export const site = readJson("site.json") as {
  url: string;
  language: string;
  ministry: { name: string };
  addresses: Readonly<Record<string, { email: string }>> & { general: { email: string } };
};

export const { newTab } = readJson("frame.json") as { newTab: string };

/** A text as a page shows it: with facts instead of placeholders, without markup, and with plain spaces. */
export function pageText(text: string): string {
  return cleanText(spokenText(fillKnown(text, content.facts ?? {})));
}

/** Replaces each run of white space with a plain space, and removes characters that only allow line breaks. */
export function cleanText(text: string): string {
  return text
    .replace(/[\u2060\u00ad]/g, "")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
}
