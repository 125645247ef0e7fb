import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestPath } from "./request-path";

/** What the platform hands to a function. */
export interface FunctionEvent {
  path: string;
  httpMethod: string;
  rawUrl: string;
  rawQuery: string;
  headers: Record<string, string>;
  multiValueHeaders: Record<string, string[]>;
  queryStringParameters: Record<string, string>;
  multiValueQueryStringParameters: Record<string, string[]>;
  body: string | null;
  isBase64Encoded: boolean;
}

/** What is read of a request. */
type RequestHead = Pick<IncomingMessage, "method" | "headersDistinct"> & {
  socket: { remoteAddress?: string | undefined };
};

/** Describes a request as Netlify describes it to the functions behind it. */
export function createFunctionEvent(
  request: RequestHead,
  { pathname, search }: RequestPath,
  body: Buffer,
): FunctionEvent {
  const multiValueHeaders = platformHeaders(request);
  const query = multiValueQuery(search);
  const isText = isUtf8(body) && !isBinaryType(multiValueHeaders["content-type"]?.[0] ?? "");
  return {
    path: pathname,
    httpMethod: request.method ?? "GET",
    rawUrl: `http://${multiValueHeaders.host?.[0] ?? "localhost"}${encodeURI(pathname)}${search}`,
    rawQuery: search.slice(1),
    headers: joinValues(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: joinValues(query),
    multiValueQueryStringParameters: query,
    body: body.length === 0 ? null : body.toString(isText ? "utf8" : "base64"),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function platformHeaders(request: RequestHead): Record<string, string[]> {
  const address = (request.socket.remoteAddress ?? "127.0.0.1").replace(/^::ffff:/, "");
  const headers: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) headers[name] = values ?? [];
  // A visitor can write these too. The platform overwrites the first, and adds to the end of the second.
  headers["x-nf-client-connection-ip"] = [address];
  headers["x-forwarded-for"] = [[...(headers["x-forwarded-for"] ?? []), address].join(", ")];
  headers["x-forwarded-proto"] = ["http"];
  headers["x-forwarded-host"] = headers["host"] ?? ["localhost"];
  headers["x-nf-request-id"] = [randomUUID()];
  return headers;
}

function multiValueQuery(search: string): Record<string, string[]> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

function joinValues(values: Readonly<Record<string, string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, list.join(", ")]));
}

function isBinaryType(contentType: string): boolean {
  return /^(image|audio|video|multipart)\/|^application\/(pdf|zip|gzip|octet-stream)/i.test(contentType);
}
