import type { IncomingHttpHeaders } from "node:http";

type Headers = Readonly<IncomingHttpHeaders>;

/** Says whether a browser sent the request from another site's page. Without an Origin it did not (RFC 6454, 7.3). */
export function isForeign(headers: Headers): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return true;
  return headers.origin !== undefined && !isOwn(headers);
}

/** Says whether the request comes from this site's own page: by its origin or, where that is hidden, by its browser. */
export function isOwn(headers: Headers): boolean {
  const origin = headers.origin ?? "";
  // A page without referrer hides its origin (Fetch, 3.2), and so does a sandboxed one of whatever site. The browser
  // tells them apart, in a header that no page can set (Fetch Metadata, 2.3).
  if (origin === "null") return headers["sec-fetch-site"] === "same-origin";
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (protocol !== "https:" && protocol !== "http:") return false;
  return ownHosts(headers).some((own) => hostOf(`${protocol}//${own}`) === host);
}

// A browser lets no page set either header on a request to another site.
function ownHosts(headers: Headers): string[] {
  const forwarded = headers["x-forwarded-host"] ?? "";
  return [headers.host ?? "", ...String(forwarded).split(",")].map((host) => host.trim()).filter(Boolean);
}

// Lower case, and without the protocol's usual port.
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
