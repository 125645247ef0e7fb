import type { Failure } from "../outcome";
import { readForm, readJson, type TextFields } from "./body";
import { isCrossSite, isSameOrigin } from "./origin";
import { readBytes } from "./read-bytes";

/**
 * The largest body, in bytes; for a urlencoded form before its characters were escaped (see `sizeOf`). The longest
 * valid texts fit, whatever their alphabet.
 */
export const bodyLimit = 32 * 1024;

/** A request whose body was read: from script (JSON), or from a form posted without script (native). */
export type Submission =
  { kind: "json"; payload: Readonly<Record<string, unknown>> } | { kind: "native"; fields: TextFields };

/** A request that is refused before its body is used. */
export interface Refusal {
  outcome: Failure;
  /** Whether a person reads the answer: a form posted without script, on any site, or a navigation. */
  native: boolean;
}

/** Reads a request. It checks method, origin, content type, size and body in this order; the first error decides. */
export async function readRequest(request: Request): Promise<Submission | Refusal> {
  const { method, headers } = request;
  if (method !== "POST") return { outcome: "method", native: isNavigation(request) };
  const type = mediaType(headers.get("content-type") ?? "");
  const native = type === "form";
  if (isCrossSite(request) || (native && !isSameOrigin(request))) return { outcome: "foreign", native };
  if (type === undefined || isEncoded(headers)) return { outcome: "media-type", native };
  const body = await readBytes(request, native ? 3 * bodyLimit : bodyLimit);
  if (body === undefined || sizeOf(body, native) > bodyLimit) return { outcome: "too-large", native };
  if (native) {
    const fields = readForm(body);
    return fields ? { kind: "native", fields } : { outcome: "malformed", native };
  }
  const payload = readJson(body);
  return payload ? { kind: "json", payload } : { outcome: "malformed", native };
}

/** Whether a browser opened the endpoint's address as a page, such as from its history. */
function isNavigation({ method, headers }: Request): boolean {
  return method === "GET" && (headers.get("accept") ?? "").includes("text/html");
}

// JSON, or a urlencoded form; parameters other than a charset are ignored. Only UTF-8 can be read.
function mediaType(contentType: string): "json" | "form" | undefined {
  const [type = "", ...parameters] = contentType
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)) return undefined;
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

// The platform does not decompress a body (RFC 9110, 8.4). No browser compresses a form.
function isEncoded(headers: Headers): boolean {
  return !["", "identity"].includes(headers.get("content-encoding") ?? "");
}

/**
 * The size of a form's body before it was urlencoded (URL, 5.2), which makes up to three bytes of one. A text of 5,000
 * characters in Hindi or Korean is 45 KB when urlencoded, and must be accepted as it is in JSON. So a form's body is at
 * most three times the limit.
 */
function sizeOf(body: Buffer, native: boolean): number {
  const escapes = native ? (body.toString("latin1").match(/%[\dA-F]{2}/gi)?.length ?? 0) : 0;
  return body.length - 2 * escapes;
}
