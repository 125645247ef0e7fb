import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Form, Payload } from "../forms/form";

/**
 * The key by which a page marks one draft, so that sending it twice makes one mail. One of another shape is ignored
 * rather than refused: no message is lost to its key.
 */
export function idempotencyKey(headers: Readonly<IncomingHttpHeaders>): string | undefined {
  const key = headers["idempotency-key"];
  return typeof key === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(key) ? key : undefined;
}

/** The draft's name in the mail's Message-ID: the same for every attempt to send it, on every machine. */
export function draftName({ name }: { name: string }, key: string): string {
  return digest(`${name}\n${key}`);
}

/** What a payload says, as a hash: enough to tell whether two are the same. */
export function fingerprint<P extends Payload>({ fields }: Form<P>, payload: P): string {
  return digest(JSON.stringify(fields.map(({ name }) => payload[name] ?? null)));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
