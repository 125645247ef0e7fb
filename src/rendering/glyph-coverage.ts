import metrics from "../theme/fonts/metrics.json";

/** Form fields, in which visitors can write any letter. */
const field = /<(input|textarea)/;

/** Skipped markup, and the entities for common characters. */
const skippedMarkup = /<(script|style)\b[^]*?<\/\1>|<[^>]*>|&(amp|quot|#x27);/g;

/**
 * Characters that the common files lack; a remaining ampersand begins an entity. No further file covers the
 * blocks from Greek to Georgian, general punctuation, or the blocks after it.
 */
const common = metrics.characters.replace("&", "").replace(/[-\]\\^]/g, "\\$&");
const rareCharacter = new RegExp(`[^\\s${common}\\u0370-\\u1CFF\\u2000-\\u{10FFFF}]`, "u");

/**
 * Whether a page may need glyphs beyond the common font files. For each declared font that is not loaded, browsers
 * search the installed fonts, so a page declares only those it needs.
 */
export function needsRareGlyphs(html: string): boolean {
  return field.test(html) || rareCharacter.test(html.replace(skippedMarkup, " "));
}
