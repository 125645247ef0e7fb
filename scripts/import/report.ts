import { checkContent } from "../../src/content-model/check";
import { plainWords } from "./complete/plain-words";
import type { ImportedText } from "./convert/imported-text";
import { draftFile } from "./write-draft";

/** Reports the progress of an import, and at its end the notes for the editor. */
export class ImportReport {
  readonly #contentDir: string;
  readonly #print: (line: string) => void;
  readonly #written: string[] = [];
  /** The texts of each note: identical notes are reported once. */
  readonly #notes = new Map<string, string[]>();
  readonly #formerAddresses: string[] = [];
  #expected = 0;
  #done = 0;
  #there = 0;
  #refused = 0;

  /** @param print shows a line at once */
  constructor(contentDir: string, print: (line: string) => void) {
    this.#contentDir = contentDir;
    this.#print = print;
  }

  /** Whether every text is there now. */
  get isComplete(): boolean {
    return this.#refused === 0;
  }

  /** Says how many texts there will be. */
  expect(count: number): void {
    this.#expected = count;
  }

  /** A file held more than texts. */
  leavesOut(source: string, what: readonly string[]): void {
    if (what.length > 0) this.#print(`${source}: left out ${what.join(", ")}.`);
  }

  /** A text has no words and no pictures, or none that can be imported. */
  isEmpty({ source, leftOut }: ImportedText): void {
    const rest = leftOut.length === 0 ? "" : `; it has ${leftOut.join(", ")}`;
    this.#print(`${source}: left out, for it holds no text${rest}.`);
  }

  /** A draft was written. */
  isWritten(text: ImportedText, file: string, pictures: number, notes: readonly string[]): void {
    const taken = pictures === 0 ? "" : pictures === 1 ? ", 1 picture" : `, ${String(pictures)} pictures`;
    this.#print(`${this.#place()} ${text.source} → content/${file}${taken}`);
    this.#written.push(`content/${file}`);
    this.#note(text.source, notes);
    const from = pathOf(text.formerAddress);
    const to = file.replace(/^articles\/(.*)\.mdx$/, "/blog/$1");
    if (from !== undefined && from !== to)
      this.#formerAddresses.push(`    { "from": "${from}", "to": "${to}" }`);
  }

  /** A teaching of the draft's name is there already. */
  isThere(text: ImportedText, name: string, title: string): void {
    this.#there++;
    this.#print(
      `${this.#place()} ${text.source} → content/${draftFile(name)} is there already, and stays as it is`,
    );
    const own = plainWords(text.title ?? "");
    if (own !== "" && title !== "" && !own.startsWith(title.replace(/…$/, "")))
      this.#note(text.source, [
        `The teaching that is there is called “${title}”. Where that is another one, import this by itself, with --name and a name of its own.`,
      ]);
  }

  /** A file or a text could not be imported. */
  isRefused(source: string, error: unknown): void {
    if (!(error instanceof Error)) throw error;
    this.#refused++;
    this.#print(`${source} was not imported: ${error.message}`);
  }

  /** Says what is left to do. */
  close(): void {
    for (const [notes, sources] of this.#notes) this.#print(`\n${sources.join("\n")}\n${notes}`);
    if (this.#formerAddresses.length > 0)
      this.#print(
        `\nWhere these stood on the former site. Once they are published, list them in content/redirects.json:\n${this.#formerAddresses.join(",\n")}`,
      );
    const count = this.#written.length;
    const drafts = `${String(count)} ${count === 1 ? "draft" : "drafts"} written`;
    this.#print(`\n${drafts}, ${String(this.#there)} there already, ${String(this.#refused)} not imported`);
    if (count > 0)
      this.#print(
        `${this.#checked()}\nRead them with npm run develop, and choose “published” for each that is ready.`,
      );
  }

  #checked(): string {
    const mistakes = checkContent(this.#contentDir).problems.filter(({ file }) =>
      this.#written.includes(file),
    );
    if (mistakes.length === 0) return "The content check finds no mistake in them.";
    const files = new Set(mistakes.map(({ file }) => file)).size;
    return `Something is left to mend in ${files === 1 ? "one of them" : `${String(files)} of them`}: npm run check:content says what to write.`;
  }

  #place(): string {
    this.#done++;
    const all = String(this.#expected);
    return `[${String(this.#done).padStart(all.length)}/${all}]`;
  }

  #note(source: string, notes: readonly string[]): void {
    if (notes.length === 0) return;
    const words = notes.map((note) => `  ${note}`).join("\n");
    this.#notes.set(words, [...(this.#notes.get(words) ?? []), source]);
  }
}

// What content/redirects.json can list.
function pathOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, "https://former.example")) return undefined;
  const { pathname, search } = new URL(address, "https://former.example");
  const path = pathname.replace(/(?<=.)\/$/, "");
  return search === "" && /^\/([\w.~+,@-]+\/?)+$/.test(path) ? path : undefined;
}
