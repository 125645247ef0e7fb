/** The path and query of a request, decoded and known to stay inside the site. */
export interface RequestPath {
  pathname: string;
  search: string;
}

/** Reads a request's target; `undefined` means that it is malformed or tries to leave the site. */
export function readRequestPath(target: string): RequestPath | undefined {
  const withoutOrigin = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const [rawPath = "", ...rest] = withoutOrigin.split("?");
  const decoded = decode(rawPath);
  if (decoded === undefined || !decoded.startsWith("/")) return undefined;
  if (decoded.includes("\0") || decoded.includes("\\")) return undefined;
  if (decoded.split("/").some((segment) => segment === ".." || segment === ".")) return undefined;
  return {
    // One leading slash only: "//host/path" sent back in a Location header would leave the site.
    pathname: decoded.replace(/\/{2,}/g, "/"),
    search: rest.length > 0 ? `?${rest.join("?")}` : "",
  };
}

/** The reverse of the decoding above, for a Location header. */
export function encodePath(pathname: string): string {
  return pathname.split("/").map(encodeURIComponent).join("/");
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
