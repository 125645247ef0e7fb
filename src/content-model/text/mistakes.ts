import { elementFaults } from "./element-faults";
import type { Fault, TextPlace } from "./fault";
import { parseText, type ParsedText } from "./parse";
import { sourceFaults } from "./source-faults";

/** A message about a text: one for all faults of a kind. */
export interface TextMistake {
  readonly problem: string;
  readonly fix: string;
  readonly lines: readonly number[];
  readonly isNote: boolean;
}

/**
 * Finds what would not be published as it is meant, or would lead nowhere.
 * @param body the text below a file's fields
 */
export function textMistakes(body: string, place: TextPlace): TextMistake[] {
  let text: ParsedText;
  try {
    text = parseText(body, place.facts ?? {});
  } catch {
    // The parsers throw where tags are nested thousands deep, and of a <template> within <math>.
    return [unreadable];
  }
  const kinds = new Map<string, Fault[]>();
  for (const fault of [...sourceFaults(text, body, place), ...elementFaults(text, place)]) {
    const kind = `${String(fault.isNote)} ${fault.problem} ${fault.fix}`.replaceAll(fault.about, "…");
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return Array.from(kinds.values(), messageOf);
}

const unreadable: TextMistake = {
  problem: "has tags within each other that cannot be read.",
  fix: "Close each tag where it ends, or take the tags away and leave their words.",
  lines: [],
  isNote: false,
};

function messageOf(faults: readonly Fault[]): TextMistake {
  const { problem = "", fix = "", isNote = false } = faults[0] ?? {};
  const others = [...new Set(faults.map(({ about }) => about))].slice(1);
  const also = others.length === 0 ? "" : ` The same is true of ${listed(others)}.`;
  const lines = [...new Set(faults.map(({ line }) => line))].sort((a, b) => a - b);
  return { problem: problem + also, fix, lines, isNote };
}

function listed(words: readonly string[]): string {
  const named = words.length > 5 ? [...words.slice(0, 5), `${String(words.length - 5)} more`] : words;
  return named.join(", ").replace(/, ([^,]*)$/, " and $1");
}
