import { fillPlaceholders } from "../placeholders";

/**
 * A text as visitors read it; undefined while a placeholder in it names no fact, which has a rule of its own.
 * In: the text, the facts where they can be read, and the names that stay as they are because the page fills them.
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
