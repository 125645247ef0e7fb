import type { ImportedText } from "../convert/imported-text";
import { isReserved } from "../../../src/content-model/routes";
import { blockWords, countWords, plainWords, shortened } from "./plain-words";
import { slugOf } from "./slug";

/** The fields of a teaching's draft, as content/articles has them. */
export interface DraftFields {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
  readonly readTime: number;
  readonly featured: false;
  readonly status: "draft";
}

/** A draft, and notes for the editor about its conversion. */
export interface Draft {
  readonly fields: DraftFields;
  readonly body: string;
  readonly notes: readonly string[];
}

/** What a draft needs beside its text. */
export interface Surroundings {
  readonly category: string;
  /** Such as 2026-03-08: the date of a text that has none. */
  readonly today: string;
  /** Names from content/site.json, by their placeholders such as {ministry.name}. */
  readonly names: ReadonlyMap<string, string>;
}

const longestTitle = 90;
const [shortestExcerpt, longestExcerpt] = [70, 160];
const wordsAMinute = 200;

/** Creates a draft from a text: fields that its source lacks are derived from the text itself. */
export function completeDraft(text: ImportedText, { category, today, names }: Surroundings): Draft {
  const notes: string[] = [];
  const wholeTitle = plainWords(text.title ?? "") || readable(text.name ?? text.fileName);
  const title = shortened(wholeTitle, longestTitle, longestTitle);
  if (title !== wholeTitle) notes.push(`The title was shortened; it was “${wholeTitle}”.`);
  const excerpt = excerptOf(text, notes);
  if (text.date === undefined) notes.push("It names no day, so its date is today’s.");
  const withNames = (words: string): string =>
    Array.from(names).reduce(
      (result, [placeholder, written]) => result.replaceAll(written, placeholder),
      words,
    );
  return {
    fields: {
      title: withNames(title),
      excerpt: withNames(excerpt),
      category,
      date: text.date ?? today,
      readTime: Math.max(1, Math.ceil(countWords(text.body) / wordsAMinute)),
      featured: false,
      status: "draft",
    },
    body: withNames(text.body),
    notes,
  };
}

/** The name of a text's draft, the last segment of its address: its former name, or its title. */
export function draftName({ name, title, fileName }: ImportedText): string {
  const slug =
    [name, title, fileName].map((words) => slugOf(words ?? "")).find((one) => one !== "") ?? "teaching";
  return isReserved(`/blog/${slug}`) ? `${slug}-teaching` : slug;
}

function readable(name: string): string {
  const spaced = name.includes(" ") ? name : name.replace(/[-_]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function excerptOf({ description, body }: ImportedText, notes: string[]): string {
  const given = plainWords(description ?? "");
  const choices = (["sentences", "paragraphs", "all"] as const).map((which) =>
    `${given} ${blockWords(body, which)}`.trim(),
  );
  const whole = [given, ...choices].find((words) => words.length >= shortestExcerpt) ?? choices.at(-1) ?? "";
  const excerpt = shortened(whole, shortestExcerpt, longestExcerpt);
  if (given === "") notes.push("Its description is the beginning of the text.");
  else if (excerpt !== given)
    notes.push(
      given.length > excerpt.length
        ? `Its description was shortened; it was “${given}”.`
        : "Its description was short, so the beginning of the text follows it.",
    );
  return excerpt;
}
