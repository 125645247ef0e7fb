import { createReadStream, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { copyCompressed } from "./compressed-copy";
import { mediaTypeOf, headersFor, readHeaderRules } from "./header-rules";
import { readRedirectRules, redirectFor } from "./redirect-rules";

/** A server for the published files. */
export interface StaticFiles {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
}

/**
 * Serves a published folder as the platform does: files first, then redirects, then its 404 page. The `_headers`
 * apply to every response except redirects.
 */
export async function openStaticFiles(publicFolder: string): Promise<StaticFiles> {
  const [headerRules, redirectRules] = [
    await readHeaderRules(publicFolder),
    await readRedirectRules(publicFolder),
  ];
  const { folder, paths } = await copyCompressed(publicFolder);
  const serveFile = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ["html"] });

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end("Method Not Allowed");
      return;
    }
    const { address, pathname, search } = readTarget(request.url);
    const barePath = pathname.replace(/\/+$/, "");
    const isFile = paths.has(pathname) || paths.has(`${pathname}.html`);
    const hasExtraSlash = pathname !== barePath && paths.has(`${barePath}.html`);
    const redirect = hasExtraSlash
      ? { location: encodeURI(barePath) + search, status: 301, force: false }
      : redirectFor(redirectRules, address, search);
    const appliedRedirect = redirect?.force || !isFile ? redirect : undefined;
    if (appliedRedirect && appliedRedirect.status !== 200) {
      response
        .writeHead(appliedRedirect.status, { location: appliedRedirect.location, "content-length": 0 })
        .end();
      return;
    }
    response.setHeader("cache-control", "public, max-age=0, must-revalidate");
    const shownPath = appliedRedirect?.location ?? pathname;
    response.setHeader("content-type", mediaTypeOf(shownPath));
    for (const [name, value] of headersFor(headerRules, shownPath)) response.setHeader(name, value);
    // sirv does not decode all characters.
    request.url = encodeURI(shownPath);
    serveFile(request, response, () => sendNotFound(folder, request, response));
  };
  return { answer, close: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Parses a request target: its path as written, its decoded path and its query. Double slashes at the start are
 * reduced, because a redirect to them would leave the site.
 */
function readTarget(target = "/"): { address: string; pathname: string; search: string } {
  const { pathname: address, search } = new URL(target.replace(/^\/+/, "/"), "http://localhost");
  try {
    return { address, pathname: decodeURIComponent(address), search };
  } catch {
    return { address, pathname: address, search };
  }
}

// sirv always answers with 200.
function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const isBrotli = /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
  response.setHeader("content-type", mediaTypeOf("404.html"));
  response.setHeader("vary", "Accept-Encoding");
  if (isBrotli) response.setHeader("content-encoding", "br");
  response.writeHead(404);
  createReadStream(join(folder, isBrotli ? "404.html.br" : "404.html")).pipe(response);
}
