import { forget, recall, remember } from "./session-store";

/** What a form sent last, and the key that went with it. */
interface Sent {
  said: string;
  key: string;
}

const inMemory = new Map<string, Sent>();

/**
 * The Idempotency-Key of a draft: the same while it says the same, after a reload too, so that Send pressed again
 * after a lost answer is known again; a corrected draft is another one.
 * @param form names the form
 * @param payload what it says
 * @param keep whether the browser may keep it for the time after a reload
 */
export function draftKey(form: string, payload: object, keep: boolean): string {
  const said = JSON.stringify(payload);
  const last = inMemory.get(form) ?? storedKey(form);
  const sent = last?.said === said ? last : { said, key: newKey() };
  inMemory.set(form, sent);
  if (keep) remember(storeName(form), sent);
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
    "said" in value &&
    typeof value.said === "string" &&
    "key" in value &&
    typeof value.key === "string"
  );
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
