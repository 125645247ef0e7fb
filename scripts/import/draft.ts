import { isReserved } from "../../src/content-model/routes";
import type { ImportedText } from "./imported-text";
import { parseMarkdown, plainBlocks } from "./markdown";
import { parseHtml, wordsOf } from "./tree";

/** The fields of an article's draft. */
export interface DraftFields {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
  readonly readTime: number;
  readonly featured: false;
  readonly status: "draft";
}

const longestTitle = 90;
const [shortestExcerpt, longestExcerpt] = [70, 160];
const wordsAMinute = 200;

/**
 * Makes the fields of a draft; those that its source lacks are taken from the text itself.
 * @param today such as 2026-03-08: the date of what names none
 * @param notes collects what an editor should know
 */
export function draftFields(
  text: ImportedText,
  category: string,
  today: string,
  notes: string[],
): DraftFields {
  const blocks = plainBlocks(parseMarkdown(text.body));
  const whole = plainWords(text.title ?? "") || readable(text.name ?? text.fileName);
  const title = shortened(whole, longestTitle, longestTitle);
  if (title !== whole) notes.push(`The title was shortened; it was “${whole}”.`);
  if (text.date === undefined) notes.push("It names no day, so its date is today’s.");
  if (text.speaker !== undefined) notes.push(`Its speaker: ${text.speaker}.`);
  const count = blocks.map(({ words }) => words.split(" ").length).reduce((sum, words) => sum + words, 0);
  return {
    title,
    excerpt: excerptOf(plainWords(text.description ?? ""), blocks, notes),
    category,
    date: text.date ?? today,
    readTime: Math.max(1, Math.ceil(count / wordsAMinute)),
    featured: false,
    status: "draft",
  };
}

/** The name of a draft, the last part of its address: its former one, or its title. */
export function draftName({ name = "", title = "", fileName }: ImportedText): string {
  const slug = [name, title, fileName].map(slugOf).find((one) => one !== "") ?? "article";
  return isReserved(`/blog/${slug}`) ? `${slug}-article` : slug;
}

/** Lower-case letters and digits with hyphens between words; empty if no letter can stand in an address. */
export function slugOf(words: string): string {
  return words
    .replace(/ß/g, "ss")
    .replace(/[æÆ]/g, "ae")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .normalize("NFKD")
    .replace(/[\p{M}'’‘]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** A title or a description as plain words. */
export function plainWords(written: string): string {
  return wordsOf(parseHtml(written))
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?:https?:\/\/|www\.)\S+/g, "")
    .replace(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[<>{}\p{Cc}\p{Cf}\p{Co}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function readable(name: string): string {
  const spaced = name.includes(" ") ? name : name.replace(/[-_]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The description, with the text's first sentences where it is short. A subtitle or a signature is no sentence. */
function excerptOf(given: string, blocks: ReturnType<typeof plainBlocks>, notes: string[]): string {
  const paragraphs = blocks.filter(({ type }) => type === "paragraph");
  const sentences = paragraphs.filter(({ words }) => /[.!?…:;,—–]["”’»)]*$/u.test(words));
  const [whole = ""] = [[], sentences, paragraphs, blocks]
    .map((some) => [given, ...some.map(({ words }) => plainWords(words))].join(" ").trim())
    .filter((words, index, all) => words.length >= shortestExcerpt || index === all.length - 1);
  const excerpt = shortened(whole, shortestExcerpt, longestExcerpt);
  if (given === "") notes.push("Its description is the beginning of the text.");
  else if (given.length < shortestExcerpt)
    notes.push("Its description was short, so the beginning of the text follows it.");
  else if (excerpt !== given) notes.push(`Its description was shortened; it was “${given}”.`);
  return excerpt;
}

/** Whole sentences where they are long enough, otherwise whole words with an ellipsis. */
function shortened(words: string, least: number, most: number): string {
  if (words.length <= most) return words;
  const [sentences = ""] = /^.*[.!?…]["”’)]*(?=\s)/su.exec(words.slice(0, most + 1)) ?? [];
  if (sentences.length >= least) return sentences;
  return `${words
    .slice(0, most)
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:.–—-]+$/u, "")}…`;
}
