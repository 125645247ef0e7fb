import { forget, recall, remember } from "./session-store";

/** The key of a form's last request, and a digest that identifies its payload. */
interface Sent {
  digest: string;
  key: string;
  /** Whether a request with this key may have arrived. */
  isUnconfirmed?: boolean;
}

const inMemory = new Map<string, Sent>();

/**
 * Returns the Idempotency-Key of a draft. The key stays the same while the payload is unchanged, also after a reload,
 * so that the function recognises a repeated request after a lost response. A changed payload gets a new key.
 * @param form the form's short name
 * @param payload the form's fields; only their digest is stored
 * @param keep whether the key may be stored in sessionStorage, so that it survives a reload
 * @returns the key
 */
export async function draftKey(form: string, payload: object, keep: boolean): Promise<string> {
  const digest = await digestOf(JSON.stringify(payload));
  const last = inMemory.get(form) ?? storedKey(form);
  const sent = last?.digest === digest ? last : { digest, key: newKey() };
  inMemory.set(form, sent);
  if (keep && isSecureContext) remember(storeName(form), sent);
  return sent.key;
}

/**
 * Records that the last request of a form may have arrived.
 * @param form the form's short name
 */
export function recordUnconfirmed(form: string): void {
  const sent = inMemory.get(form);
  if (!sent) return;
  sent.isUnconfirmed = true;
  if (storedKey(form)) remember(storeName(form), sent);
}

/**
 * Returns whether any request with the key of the form's last one may have arrived.
 * @param form the form's short name
 */
export function isUnconfirmed(form: string): boolean {
  return inMemory.get(form)?.isUnconfirmed === true;
}

/**
 * Deletes the stored key of a form's last request; the key in memory remains.
 * @param form the form's short name
 */
export function forgetStoredKey(form: string): void {
  forget(storeName(form));
}

/**
 * Deletes the key of a draft that was sent or cleared, so that sending the same text again counts as a new message.
 * @param form the form's short name
 */
export function forgetKey(form: string): void {
  inMemory.delete(form);
  forgetStoredKey(form);
}

function storeName(form: string): string {
  return `sent:${form}`;
}

function storedKey(form: string): Sent | undefined {
  const stored = recall(storeName(form));
  return isSent(stored) ? stored : undefined;
}

function isSent(value: unknown): value is Sent {
  return (
    typeof value === "object" &&
    value !== null &&
    "digest" in value &&
    typeof value.digest === "string" &&
    "key" in value &&
    typeof value.key === "string"
  );
}

// crypto.subtle is missing in insecure contexts. The payload's text is compared there, and nothing is stored.
async function digestOf(text: string): Promise<string> {
  if (!isSecureContext) return text;
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function newKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
