import type { FormTexts } from "../hydration/form-texts";
import type { Payload } from "./fields";

/*
 * What the browser keeps of a form: its draft and its last attempt, in sessionStorage, which survives a reload and ends
 * with the tab. If the browser forbids access or the quota is exceeded, nothing is stored and no error is thrown.
 */

/** The last request of a form. */
interface Attempt {
  /** The payload that was sent. */
  words: string;
  /** Its Idempotency-Key. */
  key: string;
  /** Whether a request with this key may have arrived. */
  isUnconfirmed: boolean;
}

const attempts = new Map<string, Attempt>();

/**
 * Returns the Idempotency-Key of a payload. It stays the same while the payload is unchanged, also after a reload, so
 * that the function recognises a repeated request after a lost response; other words get a new one.
 * @param form the form's short name
 * @param keep whether the words may be stored, so that the key survives a reload
 */
export function keyFor(form: string, payload: Payload, keep: boolean): string {
  const words = JSON.stringify(payload);
  const last = attempts.get(form) ?? storedAttempt(form);
  const attempt = last?.words === words ? last : { words, key: newKey(), isUnconfirmed: false };
  attempts.set(form, attempt);
  if (keep) store(attemptName(form), attempt);
  return attempt.key;
}

/** Records that the last request of a form may have arrived. */
export function markUnconfirmed(form: string): void {
  const attempt = attempts.get(form);
  if (!attempt) return;
  attempt.isUnconfirmed = true;
  if (storedAttempt(form)) store(attemptName(form), attempt);
}

/** Returns whether any request with the key of the form's last one may have arrived. */
export function isUnconfirmed(form: string): boolean {
  return attempts.get(form)?.isUnconfirmed === true;
}

/** Deletes the last attempt from the store alone. */
export function forgetStoredAttempt(form: string): void {
  remove(attemptName(form));
}

/** Deletes the last attempt of a form that was sent or cleared: the same words sent again are a new message. */
export function forgetAttempt(form: string): void {
  attempts.delete(form);
  forgetStoredAttempt(form);
}

/** Stores a draft. */
export function storeDraft(form: string, texts: FormTexts): void {
  store(draftName(form), texts);
}

/** Returns a stored draft; empty if there is none. */
export function storedDraft(form: string): FormTexts {
  const texts: FormTexts = {};
  for (const [name, list] of Object.entries(read(draftName(form))) as [string, unknown][])
    if (Array.isArray(list)) texts[name] = list.filter(isText);
  return texts;
}

/** Deletes a stored draft. */
export function forgetDraft(form: string): void {
  remove(draftName(form));
}

const draftName = (form: string): string => `draft:${form}`;
const attemptName = (form: string): string => `sent:${form}`;

function storedAttempt(form: string): Attempt | undefined {
  const { words, key, isUnconfirmed } = read(attemptName(form)) as Partial<Record<keyof Attempt, unknown>>;
  return isText(words) && isText(key) ? { words, key, isUnconfirmed: isUnconfirmed === true } : undefined;
}

// Not randomUUID, which is missing in insecure contexts.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/** What is stored is not trusted: it may be from another version of the site. */
function read(name: string): object {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function store(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The quota is exceeded: the older text is deleted, so that it is not restored in place of the new one.
    remove(name);
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // An inaccessible store holds nothing.
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
