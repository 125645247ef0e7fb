import type { FieldMistake, LineMistake } from "../messages";
import { fillKnown } from "../placeholders";
import type { RuleContext } from "./rule";
import { bodyRules } from "./all-rules";
import { parseText, type ParsedText } from "../text/parse";

/**
 * Finds content that would not be published as intended, and invalid links.
 * @returns one mistake for each kind, with line numbers in the text
 */
export function textMistakes(body: string, context: RuleContext): Omit<FieldMistake, "path">[] {
  let text: ParsedText;
  try {
    text = parseOnce(body, context.facts ?? {});
  } catch {
    // The parsers throw if tags are nested thousands deep, and for a <template> within <math>.
    const fix = "End each tag after its content, or remove the tags and keep their text. Remove <template>.";
    return [{ problem: "has too many nested tags, or a <template> inside <math>.", fix }];
  }
  const kinds = new Map<string, LineMistake[]>();
  for (const mistake of bodyRules.flatMap((rule) => rule(text, context))) {
    const { problem, fix, quote } = mistake;
    const kind = `${problem} ${fix}`.replaceAll(quote, "…");
    kinds.set(kind, [...(kinds.get(kind) ?? []), mistake]);
  }
  return Array.from(kinds.values(), combineMistakes);
}

/**
 * Caches the parsed texts, because in development and at each save, all texts are checked again, although only one has
 * changed.
 */
const parsedTexts = new Map<string, ParsedText>();

function parseOnce(body: string, facts: object): ParsedText {
  const key = fillKnown(body, facts);
  const text = parsedTexts.get(key) ?? parseText(body, facts);
  if (parsedTexts.size > 2000) parsedTexts.clear();
  parsedTexts.set(key, text);
  return text;
}

function combineMistakes(mistakes: readonly LineMistake[]): Omit<FieldMistake, "path"> {
  const { problem = "", fix = "", isNote } = mistakes[0] ?? {};
  const otherQuotes = [...new Set(mistakes.map(({ quote }) => quote))].slice(1);
  const othersText = otherQuotes.length === 0 ? "" : ` The same applies to ${joinNames(otherQuotes)}.`;
  const lines = [...new Set(mistakes.map(({ line }) => line))].sort((a, b) => a - b);
  return { problem: problem + othersText, fix, lines, isNote };
}

function joinNames(names: readonly string[]): string {
  const shownNames = names.length > 5 ? [...names.slice(0, 5), `${String(names.length - 5)} more`] : names;
  return new Intl.ListFormat("en-GB").format(shownNames);
}
