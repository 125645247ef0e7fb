import type { GatsbyFunctionRequest } from "gatsby";
import { readForm, readJson, type TextFields } from "./body";
import { isForeign, isOwn } from "./origin";
import type { Failure } from "../answer/problem";

/**
 * The largest body, in bytes; a form's as it was before its characters were escaped (see `sizeOf`). The longest texts
 * that a form takes fit in, whatever their alphabet.
 */
export const bodyLimit = 32 * 1024;

/** A request that got as far as its body: from script (JSON), or from a form that was posted without script. */
export type Submission =
  { kind: "json"; payload: Readonly<Record<string, unknown>> } | { kind: "native"; fields: TextFields };

/** What is left of a request that cannot be taken any further. */
export interface Refusal {
  failure: Failure;
  /** Whether a person reads the answer: posted by a form without script, on whatever site, or opened in a browser. */
  native: boolean;
}

/** Reads a request: method, origin, content type, size and body, in this order; the first fault decides. */
export function readRequest(request: GatsbyFunctionRequest): Submission | Refusal {
  const { method, headers } = request;
  if (method !== "POST") return { failure: "method", native: isVisit(request) };
  const type = mediaType(headers["content-type"]);
  const native = type === "form";
  if (isForeign(headers) || (native && !isOwn(headers))) return { failure: "foreign", native };
  if (type === undefined) return { failure: "media-type", native };
  const body: unknown = request.body;
  // A parser that met too large a body hands over none.
  if ((Buffer.isBuffer(body) ? sizeOf(body, native) : declaredLength(request)) > bodyLimit) {
    return { failure: "too-large", native };
  }
  if (!Buffer.isBuffer(body)) return { failure: "malformed", native };
  if (native) {
    const fields = readForm(body);
    return fields ? { kind: "native", fields } : { failure: "malformed", native };
  }
  const payload = readJson(body);
  return payload ? { kind: "json", payload } : { failure: "malformed", native };
}

/** Whether somebody has opened the address itself, out of the browser's history, say. */
function isVisit({ method, headers }: GatsbyFunctionRequest): boolean {
  return method === "GET" && (headers.accept ?? "").includes("text/html");
}

// JSON, or a form as a page itself posts it; parameters and case aside. A charset other than UTF-8 could not be read.
function mediaType(contentType = ""): "json" | "form" | undefined {
  const [type = "", ...parameters] = contentType
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)) return undefined;
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/**
 * The size of a body before its form was urlencoded (URL, 5.2), which makes three bytes of one. Without script 5,000
 * characters of Hindi or Korean come as 45 KB, and are no more than in JSON. So no form is larger than three times
 * the limit.
 */
function sizeOf(body: Buffer, native: boolean): number {
  const escapes = native ? (body.toString("latin1").match(/%[\dA-F]{2}/gi)?.length ?? 0) : 0;
  return body.length - 2 * escapes;
}

function declaredLength({ headers }: GatsbyFunctionRequest): number {
  return Number(headers["content-length"] ?? 0);
}
