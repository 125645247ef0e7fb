import { honeypotName } from "../../src/forms/endpoint";
import type { Form, FieldValue, Payload } from "../../src/forms/fields";
import type { Failure } from "./outcomes";

/** The maximum size of a JSON body. It is large enough for the longest valid texts in any alphabet. */
export const maxJsonBytes = 32 * 1024;

/** The maximum size of a form posted without script. It is larger, so that the error page can show a long text. */
const maxFormBytes = 1024 * 1024;

/** Without script, this hidden field contains the draft's key. */
export const keyField = "draft-key";

/** Without script, this hidden field tells the relay that the draft may have arrived. */
export const unconfirmedField = "draft-unconfirmed";

/** The contents of a request. */
export interface Post {
  /** Whether the browser shows the answer as a page: after a form was posted without script, or the address opened. */
  isNative: boolean;
  /** The reason why nothing is sent. */
  refusal?: Failure | undefined;
  /** The payload before validation. It is missing if it could not be read. */
  payload?: Payload;
  /** The draft's key: a draft that is sent twice makes one mail. Malformed keys are ignored. */
  key?: string | undefined;
  /**
   * Whether an earlier attempt may have arrived, as the page without script reports. With script, the page itself
   * stores this.
   */
  isUnconfirmed?: boolean;
}

/**
 * Reads a request to a form's endpoint. A form without script is read even if it is refused, so that the answer can
 * contain its text.
 */
export async function readPost(form: Form, request: Request): Promise<Post> {
  const { method, headers } = request;
  if (method !== "POST")
    return {
      isNative: method === "GET" && !!headers.get("accept")?.includes("text/html"),
      refusal: "method",
    };
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isNative = type === "application/x-www-form-urlencoded";
  const refusal = isForeign(request, isNative) ? "foreign" : undefined;
  if (!isNative && (refusal || type !== "application/json"))
    return { isNative, refusal: refusal ?? "media-type" };
  // The platform limits the body's size.
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > (isNative ? maxFormBytes : maxJsonBytes)) return { isNative, refusal: "too-large" };
  if (!isNative) return readJson(body, headers);
  const post = readForm(form, new URLSearchParams(body.toString()));
  return { ...post, refusal: refusal ?? post.refusal };
}

/**
 * Returns whether a page of another site sent the request. It reads Sec-Fetch-Site, which no page can set (Fetch
 * Metadata, 2.3), or Origin for browsers from before 2023. A form posted without script must have one of the two
 * headers. Programs that are not browsers do not send them.
 */
function isForeign({ headers, url }: Request, isNative: boolean): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return isNative;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}

function readJson(body: Buffer, headers: Headers): Post {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    value = undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { isNative: false, refusal: "malformed" };
  const { [honeypotName]: trap = "", ...payload } = value as Record<string, FieldValue>;
  const key = parseKey(headers.get("idempotency-key"));
  return { isNative: false, payload, key, refusal: trap === "" ? undefined : "honeypot" };
}

/** Reads the payload that script would send: a missing text becomes an empty text, and line breaks become LF. */
function readForm({ fields }: Form, postedFields: URLSearchParams): Post {
  const values = Object.entries(fields).map(([name, { control }]): [string, FieldValue] => {
    const texts = postedFields.getAll(name).map((text) => text.replaceAll("\r\n", "\n"));
    if (control === "checkboxes") return [name, texts];
    return [name, control === "checkbox" ? parseCheckbox(texts) : (texts[0] ?? "")];
  });
  // The schema refuses fields that the form does not have.
  const {
    [honeypotName]: _,
    [keyField]: key,
    [unconfirmedField]: unconfirmedMark,
    ...otherFields
  } = Object.fromEntries(postedFields);
  return {
    isNative: true,
    payload: { ...otherFields, ...Object.fromEntries(values) },
    key: parseKey(key),
    isUnconfirmed: unconfirmedMark !== undefined,
    refusal: postedFields.getAll(honeypotName).some((text) => text !== "") ? "honeypot" : undefined,
  };
}

// The page posts a hidden "false", and "true" for a checked box. Other values stay as they are, for the schema to
// refuse.
function parseCheckbox(texts: readonly string[]): FieldValue {
  if (texts.includes("true")) return true;
  return texts.length === 1 && texts[0] === "false" ? false : texts[0];
}

function parseKey(key: string | null | undefined): string | undefined {
  return key && /^[A-Za-z0-9_-]{8,64}$/.test(key) ? key : undefined;
}
