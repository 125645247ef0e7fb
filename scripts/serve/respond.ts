import type { ServerResponse } from "node:http";
import { chooseEncoding, compress } from "./compression";
import { contentTypeOf, isCompressible } from "./content-types";
import type { Exchange } from "./exchange";
import type { FunctionAnswer } from "./functions";
import { type HeaderRule, headersFor } from "./header-rules";
import type { PublishedFiles } from "./published-files";

/** Sends a published file with its tag, its encoding and the site's own headers, each of them once. */
export async function respondWithFile(
  exchange: Exchange,
  files: PublishedFiles,
  rules: readonly HeaderRule[],
  file: string,
  status: number,
): Promise<void> {
  const { request, response, path } = exchange;
  const contentType = contentTypeOf(file);
  const compressible = isCompressible(contentType);
  const encoding = compressible ? chooseEncoding(request.headers["accept-encoding"]?.toString()) : "identity";
  const { body, etag } = await files.read(file, encoding);

  response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  response.setHeader("content-type", contentType);
  response.setHeader("etag", etag);
  if (compressible) response.setHeader("vary", "Accept-Encoding");
  for (const [name, value] of headersFor(rules, path.pathname)) response.setHeader(name, value);

  if (status === 200 && isKnown(request.headers["if-none-match"], etag)) {
    response.removeHeader("content-type");
    response.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  finish(exchange, status, body);
}

/** Sends what a function answered. The site's own headers stay away from it, as on the platform. */
export async function respondWithAnswer(exchange: Exchange, answer: FunctionAnswer): Promise<void> {
  const { request, response } = exchange;
  const { statusCode, headers, body } = answer;
  for (const [name, values] of headers) {
    const [only = ""] = values;
    if (!connectionHeaders.has(name)) response.setHeader(name, values.length > 1 ? values : only);
  }
  const compressible = isCompressible(headers.get("content-type")?.[0] ?? "") && body.length > 0;
  if (!compressible || headers.has("content-encoding")) {
    finish(exchange, statusCode, body);
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString());
  response.appendHeader("vary", "Accept-Encoding");
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  finish(exchange, statusCode, await compress(body, encoding));
}

/** Sends a line of plain text. */
export function respondWithText(exchange: Omit<Exchange, "path">, status: number, text: string): void {
  exchange.response.setHeader("content-type", "text/plain; charset=UTF-8");
  finish(exchange, status, Buffer.from(text));
}

/** Sends the visitor elsewhere. */
export function respondWithRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location, "content-length": 0 }).end();
}

// Between the function and the platform these speak of another connection.
const connectionHeaders = new Set(["connection", "content-length", "keep-alive", "transfer-encoding"]);

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}

function finish({ request, response }: Omit<Exchange, "path">, status: number, body: Buffer): void {
  if (status !== 204) response.setHeader("content-length", body.length);
  response.writeHead(status);
  response.end(request.method === "HEAD" ? undefined : body);
}
