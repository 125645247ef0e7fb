import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Submission } from "./http";

/** The hidden field with the draft's key in a page without script. */
export const keyField = "draft-key";

/** The hidden field in such a page if the draft may have arrived. */
export const unconfirmedField = "draft-unconfirmed";

/**
 * Extracts the draft's key, with which sending a draft twice makes one mail: from a header with script, from a field
 * without. A malformed key is ignored, so that no message is refused because of it.
 * @returns also whether the page says that the draft may have arrived; with script the page itself remembers that
 */
export function extractKey(
  submission: Submission,
  headers: Readonly<IncomingHttpHeaders>,
): { submission: Submission; key: string | undefined; isUnconfirmed: boolean } {
  if (submission.kind === "json")
    return { submission, key: wellFormed(headers["idempotency-key"]), isUnconfirmed: false };
  const fields = new Map(submission.fields);
  const [key] = fields.get(keyField) ?? [];
  fields.delete(keyField);
  const isUnconfirmed = fields.delete(unconfirmedField);
  return { submission: { kind: "native", fields }, key: wellFormed(key), isUnconfirmed };
}

/** Creates the key of a draft without one. Without script it is the day (UTC), so that the same words are one draft. */
export function createKey(native: boolean, now: Date = new Date()): string {
  return native ? now.toISOString().slice(0, 10) : randomUUID();
}

function wellFormed(key: string | string[] | undefined): string | undefined {
  return typeof key === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(key) ? key : undefined;
}
