import metrics from "../theme/fonts/metrics.json";

/** A form field, in which visitors can write any letter. */
const formField = /<(input|textarea)/;

/** The markup to skip, and the entities of common characters. */
const skippedMarkup = /<(script|style)\b[^]*?<\/\1>|<[^>]*>|&(amp|quot|#x27);/g;

/**
 * Characters that the common font files do not have. An ampersand is rare here, because it begins an entity. Blocks
 * that no font file covers do not count: Greek to Georgian, general punctuation, and all blocks after it.
 */
const commonCharacters = metrics.characters.replace("&", "").replace(/[-\]\\^]/g, "\\$&");
const rareCharacter = new RegExp(`[^\\s${commonCharacters}\\u0370-\\u1CFF\\u2000-\\u{10FFFF}]`, "u");

/**
 * Whether a page may need glyphs that the common font files do not have. A page declares only the fonts that it needs,
 * because browsers search the installed fonts for each declared font that is not loaded.
 */
export function needsRareGlyphs(html: string): boolean {
  return formField.test(html) || rareCharacter.test(html.replace(skippedMarkup, " "));
}
