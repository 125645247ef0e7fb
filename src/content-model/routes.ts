import { posix } from "node:path";
import type { ContentFile } from "./content";
import { contentTypes } from "./content-types";
import { ownText, ownValue } from "./placeholders";

/** The files of the pages that every site has. The other pages are built if content/ has their files. */
export const requiredPages: readonly string[] = [
  "pages/home.json",
  "pages/contact.json",
  "pages/thank-you.json",
  "pages/not-found.json",
  "pages/privacy.mdx",
];

// Files that the build writes for programs on every site.
const generatedFiles = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/.well-known/security.txt"];

/** The site's fixed addresses. Each exists if content/ has one of these files. */
const ownRoutes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    contentTypes
      .filter(({ files, seenOn }) => /^pages\/[^*]+$/.test(files) && seenOn.startsWith("/"))
      .map(({ files, seenOn }) => [seenOn, [files]]),
  ),
  // Calendars that the build generates: the gathering to download, and all dates to subscribe to.
  "/gathering.ics": ["pages/events.json", "pages/prayer-hub.json"],
  "/calendar.ics": ["pages/events.json", "pages/prayer-hub.json"],
};

/**
 * Whether the site has an address. Fixed addresses exist if one of their files exists. All other addresses belong to an
 * existing file, and the check requires the files of pages that every site has.
 * @param address the path, without a slash at its end
 * @param hasFile whether content/ has a file with this path
 */
export function isBuilt(address: string, hasFile: (file: string) => boolean): boolean {
  return ownRoutes[address]?.some((file) => requiredPages.includes(file) || hasFile(file)) ?? true;
}

/** The content file that a fixed address needs; undefined for other addresses. */
export function fileOfRoute(address: string): string | undefined {
  return ownRoutes[address]?.[0];
}

/** The fixed addresses that exist, in their order. */
export function builtRoutes(hasFile: (file: string) => boolean): string[] {
  return Object.keys(ownRoutes).filter((address) => isBuilt(address, hasFile));
}

// Gatsby stores the page data of the root page under the name index. The build generates the others for programs
// (src/gatsby/seo-files.ts) or for the platform.
const reservedAddresses: readonly string[] = [
  ...Object.keys(ownRoutes),
  ...generatedFiles,
  ..."/404 /index /blog/index /feed.xml /podcast.xml /_headers /_redirects".split(" "),
];

// The platform's functions, the forms' endpoints, hashed files, the files of content/files, and the blog's further
// pages.
const reservedFolders = /^\/(\.netlify|api|static|files|blog\/page|blog\/category|blog\/series)(\/|$)/;

/** The address that a file's page has, or would have; undefined if the files of its type do not have pages. */
export function pageAddress({ file, contentType: { page } }: ContentFile): string | undefined {
  return page && `${page.folder}/${posix.parse(file).name}`;
}

/** The address of a file's page; undefined if the file does not have a page, even on previews. */
export function pageOf(file: ContentFile): string | undefined {
  const { page, mayLackBody } = file.contentType;
  const { isBroken, data, body } = file;
  // An unreadable file or a missing text is reported once, not at every link to the page.
  const isEmpty = !isBroken && body.trim() === "" && mayLackBody?.(data) && !page?.mayLackBody?.(data);
  return isEmpty || ownText(data, "status") === "coming-soon" ? undefined : pageAddress(file);
}

/** The files that have a public page now, or will have a page on their date, by the address of the page. */
function publicPages(files: readonly ContentFile[]): Map<string, ContentFile> {
  return new Map(
    files
      .filter(({ data }) => ownText(data, "status") !== "draft")
      .flatMap((file): [string, ContentFile][] => {
        const address = pageOf(file);
        return address === undefined ? [] : [[address, file]];
      }),
  );
}

/**
 * All valid targets of internal links: the site's own pages, the pages of files, the series of teachings, the guides'
 * PDF files and the files that the build writes for programs. Drafts have pages on previews only.
 */
export function routesOf(files: readonly ContentFile[]): readonly string[] {
  const pages = publicPages(files);
  const teachings = [...pages.values()].filter((file) => hasContentType("article", file));
  const guides = files.filter((file) => hasContentType("guide", file) && file.body.trim() !== "");
  const series = teachings.map(({ data }) => ownText(data, "series")).filter((name) => name !== "");
  const hasPodcast = files.some(
    (file) => hasContentType("site", file) && ownValue(file.data, "podcast") !== undefined,
  );
  return [
    ...builtRoutes((path) => files.some(({ file }) => file === path)),
    ...pages.keys(),
    ...guides.map(({ file }) => `/guides/${posix.parse(file).name}.pdf`),
    ...new Set(series.map((name) => `/blog/series/${name}`)),
    ...(teachings.length > 0 ? ["/feed.xml"] : []),
    ...(hasPodcast ? ["/podcast.xml"] : []),
    ...generatedFiles,
  ];
}

/** The publication dates of scheduled pages, by address. */
export function scheduledIn(files: readonly ContentFile[], today: string): ReadonlyMap<string, string> {
  return new Map(
    [...publicPages(files)]
      .filter(([, { data }]) => ownText(data, "status") === "published")
      .map(([address, { data }]): [string, string] => [address, ownText(data, "date")])
      .filter(([, day]) => day > today),
  );
}

/**
 * Whether the site reserves an address that is not in `routesOf`.
 * @param path the path, without a slash at its end
 */
export function isReserved(path: string): boolean {
  return reservedAddresses.includes(path) || reservedFolders.test(path);
}

function hasContentType(contentType: string, file: ContentFile): boolean {
  return file.contentType.name === contentType;
}

/** The data of a valid content/redirects.json. */
export interface Redirects {
  readonly redirects: ReadonlyArray<{ readonly from: string; readonly to: string }>;
}

/**
 * Normalises an old address as browsers send it and Netlify compares it: percent-encoded, without a slash at its end,
 * and case-sensitive.
 */
export function normalizeAddress(address: string): string {
  return address
    .normalize("NFC")
    .replace(/[^\0-\x7F]+/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/(?<=.)\/(?=$|\?)/, "");
}

/**
 * Resolves a written address: an address of this site becomes a path, and an address with www. or an email address gets
 * a scheme.
 * @returns a valid link target, or the address as written if it is not recognised
 */
export function destinationOf(writtenAddress: string, site: string): string {
  const address = writtenAddress.trim();
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(address)) return `mailto:${address}`;
  const fullAddress = address.replace(/^\/\//, "https://").replace(/^www\.(?=[\w-]+\.)/i, "https://www.");
  if (!/^https?:\/\//i.test(fullAddress) || !URL.canParse(fullAddress) || !URL.canParse(site))
    return fullAddress;
  const { hostname, pathname, search, hash } = new URL(fullAddress);
  const removeWww = (host: string): string => host.replace(/^www\./, "");
  if (removeWww(hostname) !== removeWww(new URL(site).hostname)) return fullAddress;
  return `${pathname.replace(/(?<=.)\/$/, "")}${search}${hash}`;
}

/**
 * Adds the query of a request to a redirect target, as Netlify does: before the fragment, and only if the target does
 * not have a query.
 * @param query the query with its question mark, or an empty string
 */
export function addQuery(target: string, query: string): string {
  return target.includes("?") ? target : target.replace(/#|$/, (hash) => query + hash);
}

/** The redirect target of each normalised old address. */
export function oldAddressesIn(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  const field = ownValue(files.find((file) => hasContentType("redirects", file))?.data, "redirects");
  const entries: unknown[] = Array.isArray(field) ? field : [];
  return new Map(
    entries.flatMap((entry) => {
      const [from, to] = [ownText(entry, "from"), ownText(entry, "to")];
      return from === "" || to === "" ? [] : [[normalizeAddress(from), to]];
    }),
  );
}
