import type { EnteredTexts } from "./entered-texts";

/*
 * The data of a form in the browser: its draft and its last attempt. sessionStorage survives a reload and ends with the
 * tab. If the browser forbids access or the quota is exceeded, nothing is stored and no error is thrown.
 */

/** The last request of a form. */
export interface Attempt {
  /** The payload that was sent, as JSON. */
  payload: string;
  /** The Idempotency-Key, by which the function recognises a repeated request after a lost response. */
  key: string;
  /** Whether a request with this key may have arrived. */
  isUnconfirmed: boolean;
}

/**
 * Returns the last attempt if its text was the same, even if it was made before a reload. Otherwise returns an attempt
 * with a new key.
 */
export function attemptFor(form: string, payload: string, lastAttempt: Attempt | undefined): Attempt {
  const attempt = lastAttempt ?? storedAttempt(form);
  return attempt?.payload === payload ? attempt : { payload, key: newKey(), isUnconfirmed: false };
}

/** Returns the stored attempt, if there is one. */
export function storedAttempt(form: string): Attempt | undefined {
  const { payload, key, isUnconfirmed } = readStoredObject(`sent:${form}`) as Partial<
    Record<keyof Attempt, unknown>
  >;
  return isText(payload) && isText(key) ? { payload, key, isUnconfirmed: isUnconfirmed === true } : undefined;
}

/** Stores an attempt, or deletes the stored attempt, so that the same text is a new message. */
export function storeAttempt(form: string, attempt: Attempt | undefined): void {
  storeObject(`sent:${form}`, attempt);
}

/** Stores a draft, or deletes the stored draft. */
export function storeDraft(form: string, texts: EnteredTexts | undefined): void {
  storeObject(`draft:${form}`, texts);
}

/**
 * Enters drafts into the page's forms while the page is parsed. Later, a draft could mix with what the visitor types.
 * Text fields that are not empty stay as they are. A list always gets the value of the draft.
 */
export function restoreDrafts(): void {
  for (const form of document.forms) {
    const draft = readStoredObject(`draft:${form.id.replace(/-form$/, "")}`) as Partial<
      Record<string, unknown>
    >;
    for (const field of form.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
      const { name, type, value } = field;
      const texts = Array.isArray(draft[name]) ? draft[name].filter(isText) : [];
      if (type === "checkbox" && field.required) continue; // A consent must be given again.
      if (type === "checkbox") field.checked ||= texts.includes(value);
      else if (texts[0] && (value === "" || type.startsWith("select"))) field.value = texts[0];
    }
  }
}

// Not randomUUID, which is missing in insecure contexts.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/** Stored data is validated, because it may be from another version of the site. */
function readStoredObject(name: string): object {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function storeObject(name: string, value: object | undefined): void {
  try {
    // Removes the old text first: if the quota is exceeded, the old text must not be restored.
    sessionStorage.removeItem(name);
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The storage is full or not accessible, so the draft is not stored.
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
