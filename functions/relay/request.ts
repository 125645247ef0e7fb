import type { Form, FieldValue, Payload } from "../../src/forms/fields";
import { honeypotName } from "../../src/forms/endpoint";
import { isCrossSite, isSameOrigin } from "./origin";
import type { Failure } from "./outcome";

/** The largest body that is sent, in bytes. The longest valid texts fit, whatever their alphabet. */
export const bodyLimit = 32 * 1024;

/** The largest form without script that is given back to its writer. */
const readLimit = 1024 * 1024;

/** The hidden field with the draft's key in a page without script. */
export const keyField = "draft-key";

/** The hidden field in such a page if the draft may have arrived. */
export const unconfirmedField = "draft-unconfirmed";

/** What a request brought. */
export interface Post {
  /** Whether a person reads the answer: a form posted without script, or a navigation. */
  isNative: boolean;
  /** Why nothing is sent. */
  refusal?: Failure | undefined;
  /** As received, not validated yet; absent if it could not be read. */
  payload?: Payload;
  /** The draft's key, with which sending a draft twice makes one mail. A malformed one is ignored. */
  key?: string | undefined;
  /** Whether the page says that the draft may have arrived; with script the page itself remembers that. */
  isUnconfirmed?: boolean;
}

/** Reads a request to a form's endpoint. A form without script is read even if it is refused, to give its words back. */
export async function readPost(form: Form, request: Request): Promise<Post> {
  const { method, headers } = request;
  const isNavigation = method === "GET" && (headers.get("accept") ?? "").includes("text/html");
  if (method !== "POST") return { isNative: isNavigation, refusal: "method" };
  const type = mediaType(headers.get("content-type") ?? "");
  const isNative = type === "form";
  const isForeign = isCrossSite(request) || (isNative && !isSameOrigin(request));
  if (isForeign && !isNative) return { isNative, refusal: "foreign" };
  // The platform does not decompress a body (RFC 9110, 8.4), and no browser compresses a form.
  const isEncoded = !["", "identity"].includes(headers.get("content-encoding") ?? "");
  if (type === undefined || isEncoded) return { isNative, refusal: "media-type" };
  const body = await readBytes(request, isNative ? readLimit : bodyLimit);
  if (body === undefined) return { isNative, refusal: isForeign ? "foreign" : "too-large" };
  if (!isNative) return readJson(body, headers);
  const post = readForm(form, body);
  return isForeign ? { ...post, refusal: "foreign" } : post;
}

// JSON, or a urlencoded form; parameters other than a charset are ignored. Only UTF-8 can be read.
function mediaType(contentType: string): "json" | "form" | undefined {
  const [type, ...parameters] = contentType.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)) return undefined;
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** Reads a body up to a limit in bytes, since Content-Length may be missing or wrong. */
async function readBytes({ body, headers }: Request, limit: number): Promise<Buffer | undefined> {
  if (Number(headers.get("content-length") ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function readJson(body: Buffer, headers: Headers): Post {
  const text = decode(body);
  let value: unknown;
  try {
    value = text === undefined ? undefined : JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { isNative: false, refusal: "malformed" };
  const { [honeypotName]: trap = "", ...payload } = value as Record<string, FieldValue>;
  const key = wellFormed(headers.get("idempotency-key"));
  return { isNative: false, payload, key, refusal: trap === "" ? undefined : "honeypot" };
}

function readForm({ fields }: Form, body: Buffer): Post {
  const posted = new URLSearchParams(body.toString());
  const names = Object.keys(fields);
  const known = [...names, honeypotName, keyField, unconfirmedField];
  const isSingle = (name: string): boolean => !fields[name]?.control.startsWith("checkbox");
  const fits =
    isReadable(body) &&
    Array.from(posted.keys()).every((name) => known.includes(name)) &&
    names.every((name) => !isSingle(name) || posted.getAll(name).length <= 1);
  const isTrapped = posted.getAll(honeypotName).some((text) => text !== "");
  return {
    isNative: true,
    payload: payloadOf(fields, posted),
    key: wellFormed(posted.get(keyField)),
    isUnconfirmed: posted.has(unconfirmedField),
    refusal:
      sizeOf(body) > bodyLimit ? "too-large" : fits ? (isTrapped ? "honeypot" : undefined) : "malformed",
  };
}

/** The payload that script would send: a missing text is an empty one, and line breaks are LF. */
function payloadOf(fields: Form["fields"], posted: URLSearchParams): Payload {
  const values = Object.entries(fields).map(([name, { control }]): [string, FieldValue] => {
    const texts = posted.getAll(name).map((text) => text.replaceAll("\r\n", "\n"));
    if (control === "checkboxes") return [name, texts];
    return [name, control === "checkbox" ? yesOrNo(texts) : (texts[0] ?? "")];
  });
  return Object.fromEntries(values);
}

// The page posts a hidden "false", and "true" for a checked box. Any "true" is a yes, whatever the order; other values
// stay as they are, for the schema to refuse.
function yesOrNo(values: readonly string[]): FieldValue {
  const strange = values.find((value) => value !== "true" && value !== "false");
  return values.length === 0 ? undefined : (strange ?? values.includes("true"));
}

/**
 * The size of a form's body before it was urlencoded (URL, 5.2), which makes up to three bytes of one. A text of 5,000
 * characters in Hindi or Korean is 45 KB when urlencoded, and must be accepted as it is in JSON.
 */
function sizeOf(body: Buffer): number {
  return body.length - 2 * (body.toString("latin1").match(/%[\dA-F]{2}/gi)?.length ?? 0);
}

/** Whether every escape and every character is valid: URLSearchParams replaces others, which changes what was written. */
function isReadable(body: Buffer): boolean {
  try {
    decodeURIComponent(decode(body) ?? "%");
    return true;
  } catch {
    return false;
  }
}

function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

function wellFormed(key: string | null): string | undefined {
  return key !== null && /^[A-Za-z0-9_-]{8,64}$/.test(key) ? key : undefined;
}
