/** Returns whether a page of another site sent the request. Such a request has an Origin header (RFC 6454, 7.3). */
export function isCrossSite(request: Request): boolean {
  if (request.headers.get("sec-fetch-site") === "cross-site") return true;
  return request.headers.has("origin") && !isSameOrigin(request);
}

/** Returns whether a page of this site sent the request, by Origin or, if that is "null", by Sec-Fetch-Site. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("origin") ?? "";
  // A page with "no-referrer" sends "null" (Fetch, 3.2), and so does a sandboxed page of any site. Sec-Fetch-Site
  // distinguishes them, and no page can set it (Fetch Metadata, 2.3).
  if (origin === "null") return request.headers.get("sec-fetch-site") === "same-origin";
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (protocol !== "https:" && protocol !== "http:") return false;
  return ownHosts(request).some((own) => hostOf(`${protocol}//${own}`) === host);
}

// No page can set either header on a cross-site request.
function ownHosts({ url, headers }: Request): string[] {
  const forwarded = (headers.get("x-forwarded-host") ?? "").split(",");
  return [new URL(url).host, headers.get("host") ?? "", ...forwarded]
    .map((host) => host.trim())
    .filter(Boolean);
}

// Lower case, and without the protocol's usual port.
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
