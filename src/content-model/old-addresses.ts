import type { ContentFile } from "./read";
import { structureFindings } from "./checks/structure";

/** What content/redirects.json holds, once it is in its form. */
export interface Redirects {
  readonly redirects: ReadonlyArray<{ readonly from: string; readonly to: string }>;
}

/**
 * An old address as Netlify compares it: a slash at its end makes no other address, capital letters do.
 * In: the path. Out: the path without that slash.
 */
export function asCompared(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}

/**
 * Where an address leads on to, with the query of the request as Netlify carries it: before the place on the page, and
 * left out where the target has a query of its own.
 * In: the target, and the query with its question mark, or an empty text.
 */
export function withQuery(target: string, query: string): string {
  return target.includes("?") ? target : target.replace(/#|$/, (hash) => query + hash);
}

/** Each old address, as compared, with where it leads on to. In: the files of content/; none while theirs has mistakes. */
export function oldAddressesIn(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  const file = files.find(({ kind }) => kind.name === "redirects");
  if (file === undefined || structureFindings(file.kind.schema, file.data).length > 0) return new Map();
  const { redirects } = file.data as Redirects;
  return new Map(redirects.map(({ from, to }) => [asCompared(from), to]));
}
