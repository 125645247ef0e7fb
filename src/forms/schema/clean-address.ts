/**
 * The longest input, in UTF-16 units, that is searched for an address; it leaves room for a long name beside the
 * address.
 */
const longestTyped = 1_000;

/**
 * Extracts the mail address from typed or pasted text: `Ada <ada@example.com>`, `mailto:ada@example.com?subject=Hi`,
 * `ada@example.com.` and the full-width characters of an East Asian keyboard all yield `ada@example.com`. Invisible
 * characters, such as zero-width spaces and soft hyphens, are removed.
 * @param typed the text of the field
 * @returns the normalised address; input without an address stays invalid, and `isMailAddress` rejects it
 */
export function cleanAddress(typed: string): string {
  if (typed.length > longestTyped) return typed;
  const text = typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    // U+FF01 to U+FF5E are the full-width forms of "!" to "~".
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uFF61]/g, ".");
  const address = /^[^<>]*<([^<>]*)>[\s.,;]*$/.exec(text)?.[1] ?? text;
  const path = /^\s*mailto:([^?]*)/i.exec(address)?.[1] ?? address;
  return path.replace(/[\s.,;:]+$/, "").trimStart();
}

/**
 * Returns a copy of the payload with its `email` cleaned; all other fields are unchanged.
 * @param payload the form's fields
 */
export function withCleanAddress<Payload extends object>(payload: Payload): Payload {
  if (!("email" in payload) || typeof payload.email !== "string") return payload;
  return { ...payload, email: cleanAddress(payload.email) };
}
