/** The key of the draft that each form sent last, and what that draft said. */
const keys = new Map<string, { said: string; key: string }>();

/**
 * The Idempotency-Key of a draft: the same while it says the same, so that Send pressed again after a lost
 * answer is known again; a corrected draft is another one.
 * @param form names the form
 * @param payload what it says
 */
export function draftKey(form: string, payload: object): string {
  const said = JSON.stringify(payload);
  const known = keys.get(form);
  if (known?.said === said) return known.key;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  keys.set(form, { said, key });
  return key;
}

/** Forgets a draft that has been sent: the same words a second time are meant. */
draftKey.forget = (form: string): void => {
  keys.delete(form);
};
