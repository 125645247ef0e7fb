import { forget, recall, remember } from "./session-store";

/** The key that went with what a form sent last, and a digest by which that is known again. */
interface Sent {
  digest: string;
  key: string;
}

const inMemory = new Map<string, Sent>();

/**
 * The Idempotency-Key of a draft: the same while it says the same, after a reload too, so that Send pressed again
 * after a lost answer is known again; a corrected draft is another one.
 * @param form names the form
 * @param payload what it says, of which nothing is kept
 * @param keep whether the browser may keep the key for the time after a reload
 */
export async function draftKey(form: string, payload: object, keep: boolean): Promise<string> {
  const digest = await digestOf(JSON.stringify(payload));
  const last = inMemory.get(form) ?? storedKey(form);
  const sent = last?.digest === digest ? last : { digest, key: newKey() };
  inMemory.set(form, sent);
  if (keep && isSecureContext) remember(storeName(form), sent);
  return sent.key;
}

/** Forgets what the browser keeps of a form's last sending; the page itself still knows it. */
export function forgetStoredKey(form: string): void {
  forget(storeName(form));
}

/** Forgets a draft that has been sent or cleared: the same words a second time are meant. */
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

// Where the address is not secure, browsers make no digest; then the words serve, and the store holds nothing.
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
