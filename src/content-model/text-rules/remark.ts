import type { ParsedText } from "../markdown/parse-text";
import type { Content } from "../content";

/** The context of a text for the rules. */
export interface TextPlace extends Omit<Content, "files"> {
  /** The file's path in content/. */
  readonly file: string;
  /** Whether the text is a draft, which may wait for its alternative texts. */
  readonly isDraft?: boolean;
}

/** A message of a rule about one location in a text. */
export interface Remark {
  /** The kind; remarks of one kind are combined into one message. */
  readonly kind: string;
  /** The line, counted from the first line of the text. */
  readonly line: number;
  /** The quoted text for the message. */
  readonly about: string;
  readonly problem: string;
  readonly fix: string;
  /** Whether it is a note, which does not stop the build. */
  readonly isNote?: true;
}

/** Checks a text. */
export type TextRule = (text: ParsedText, place: TextPlace) => Remark[];

/** A message about a text. */
export interface TextMessage {
  readonly problem: string;
  readonly fix: string;
  readonly lines: readonly number[];
  readonly isNote: boolean;
}

/** Combines remarks into one message per kind, with all lines. */
export function messagesOf(remarks: readonly Remark[]): TextMessage[] {
  const kinds = new Map<string, Remark[]>();
  for (const remark of remarks) kinds.set(remark.kind, [...(kinds.get(remark.kind) ?? []), remark]);
  return Array.from(kinds.values(), messageOf);
}

function messageOf(remarks: readonly Remark[]): TextMessage {
  const abouts = [...new Set(remarks.map(({ about }) => about))];
  const also = abouts.length === 1 ? "" : ` The same is true of ${listed(abouts.slice(1))}.`;
  return {
    problem: `${remarks[0]?.problem ?? ""}${also}`,
    fix: fixOf(remarks),
    lines: [...new Set(remarks.map(({ line }) => line))].sort((a, b) => a - b),
    isNote: remarks[0]?.isNote === true,
  };
}

// Fixes that differ only in what they are about are said once, for the first.
function fixOf(remarks: readonly Remark[]): string {
  const groups = new Map<string, { fix: string; abouts: Set<string> }>();
  for (const { fix, about } of remarks) {
    const form = fix.replaceAll(about, "…");
    const group = groups.get(form) ?? { fix, abouts: new Set() };
    groups.set(form, { ...group, abouts: group.abouts.add(about) });
  }
  const said = Array.from(groups.values(), ({ fix, abouts }) => {
    const [first = ""] = abouts;
    const each = abouts.size > 1 && fix.includes(first) ? `${fix} Do likewise for the others.` : fix;
    return groups.size === 1 ? each : `For ${listed([...abouts])}: ${each}`;
  });
  return said.slice(0, most).join(" ");
}

/** The maximum number of examples in a message. */
const most = 5;

function listed(words: readonly string[]): string {
  if (words.length > most)
    return `${words.slice(0, most).join(", ")} and ${String(words.length - most)} more`;
  return words.length === 1 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

/** Shortens a quoted text for a message. */
export function shortened(words: string, longest = 60): string {
  const line = words.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length <= longest ? line : `${letters.slice(0, longest - 1).join("")}…`;
}

/** An address without Markdown's percent signs for other letters. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The line number of an offset, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
