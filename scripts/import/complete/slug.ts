/**
 * Converts a name to a slug: lower-case letters and digits, with hyphens between words.
 * @param words a title, or a name from another site
 * @returns an empty string if no character can be used in an address
 */
export function slugOf(words: string): string {
  return words
    .replace(/ß/g, "ss")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/[æÆ]/g, "ae")
    .normalize("NFKD")
    .replace(/[\p{M}'’‘]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
