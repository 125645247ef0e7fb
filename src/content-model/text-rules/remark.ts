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

function fixOf(remarks: readonly Remark[]): string {
  const aboutsByFix = new Map<string, Set<string>>();
  for (const { fix, about } of remarks) aboutsByFix.set(fix, (aboutsByFix.get(fix) ?? new Set()).add(about));
  const [first] = aboutsByFix.keys();
  if (aboutsByFix.size === 1) return first ?? "";
  return Array.from(aboutsByFix, ([fix, abouts]) => `For ${listed([...abouts])}: ${fix}`)
    .slice(0, most)
    .join(" ");
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

/** The line number of an offset, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
