import { createHash, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Form, Payload } from "../forms/form";
import type { Submission } from "./http";

/** The hidden field in which a page without script holds its draft's key. */
export const keyField = "draft-key";

/**
 * Takes out of a submission the key by which a page marks one draft, so that sending it twice makes one mail: with
 * script it comes as a header, without as a field. One of another shape is ignored rather than refused: no message is
 * lost to its key.
 */
export function takeKey(
  submission: Submission,
  headers: Readonly<IncomingHttpHeaders>,
): { submission: Submission; key: string | undefined } {
  if (submission.kind === "json") return { submission, key: wellFormed(headers["idempotency-key"]) };
  const fields = new Map(submission.fields);
  const [key] = fields.get(keyField) ?? [];
  fields.delete(keyField);
  return { submission: { kind: "native", fields }, key: wellFormed(key) };
}

/** Makes a key for a draft whose page had none. */
export function createKey(): string {
  return randomUUID();
}

/** The draft's name in the mail's Message-ID: the same for every attempt to send it, on every machine. */
export function draftName({ name }: { name: string }, ...marks: string[]): string {
  return digest([name, ...marks].join("\n"));
}

/** What a payload says, as a hash: enough to tell whether two are the same. */
export function fingerprint<P extends Payload>({ fields }: Form<P>, payload: P): string {
  return digest(JSON.stringify(fields.map(({ name }) => payload[name] ?? null)));
}

function wellFormed(key: string | string[] | undefined): string | undefined {
  return typeof key === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(key) ? key : undefined;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
