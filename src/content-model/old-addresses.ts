import type { ContentFile } from "./content-file";
import { structureFindings } from "./rules/structure";

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
 * Adds the query of a request to a redirect target, as Netlify does: before the fragment, and only if the target has
 * no query of its own.
 * @param target the redirect target
 * @param query the query with its question mark, or an empty string
 */
export function withQuery(target: string, query: string): string {
  return target.includes("?") ? target : target.replace(/#|$/, (hash) => query + hash);
}

/**
 * The redirect target of each normalised old address.
 * @param files the files of content/
 * @returns the redirects; empty if their file is invalid
 */
export function oldAddressesIn(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  const file = files.find(({ contentType }) => contentType.name === "redirects");
  if (file === undefined || structureFindings(file.contentType, file.data).length > 0) return new Map();
  const { redirects } = file.data as Redirects;
  return new Map(redirects.map(({ from, to }) => [normalizeAddress(from), to]));
}
