import { fillPlaceholders } from "../placeholders";

/**
 * Fills the placeholders of a text.
 * @param facts the facts, if they can be read
 * @param stay names of placeholders that the page fills at runtime
 * @returns the filled text, or undefined if a placeholder is unknown, which another validator reports
 */
export function knownWords(
  text: string,
  facts: object | undefined,
  stay?: readonly string[],
): string | undefined {
  try {
    return fillPlaceholders(text, facts ?? {}, stay);
  } catch {
    return undefined;
  }
}
