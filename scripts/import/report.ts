import { formerAddress as formerAddressField } from "../../src/content-model/fields";
import { normalizeAddress } from "../../src/content-model/routes";
import type { ImportedText } from "./imported-text";

/** Says how an import goes, and at its end what an editor should know. */
export class ImportReport {
  readonly written: string[] = [];
  refused = 0;
  private there = 0;
  private done = 0;
  private expected = 0;
  /** The texts of each note: notes that are the same are told once. */
  private readonly notes = new Map<string, string[]>();
  private readonly redirects: string[] = [];
  private readonly withoutAddress: string[] = [];

  /** @param print shows a line at once */
  constructor(private readonly print: (line: string) => void) {}

  /** Says how many texts there will be. */
  expect(count: number): void {
    this.expected = count;
  }

  /** A file held more than texts, or none. */
  leavesOut(source: string, what: readonly string[]): void {
    if (what.length > 0) this.print(`${source}: left out ${what.join(", ")}.`);
  }

  /** A draft was written. */
  isWritten(
    { source, formerAddress }: ImportedText,
    name: string,
    pictures: number,
    notes: readonly string[],
  ): void {
    const file = `content/articles/${name}.mdx`;
    const taken = pictures === 0 ? "" : `, ${String(pictures)} ${pictures === 1 ? "picture" : "pictures"}`;
    this.print(`${this.place()} ${source} → ${file}${taken}`);
    this.written.push(file);
    const words = notes.map((note) => `  ${note}`).join("\n");
    if (words !== "") this.notes.set(words, [...(this.notes.get(words) ?? []), source]);
    if (formerAddress === undefined) return;
    const from = pathOf(formerAddress);
    if (from === undefined) this.withoutAddress.push(`    ${source}${formerAddress && `: ${formerAddress}`}`);
    else if (from !== `/blog/${name}`)
      this.redirects.push(`    { "from": "${from}", "to": "/blog/${name}" }`);
  }

  /** An article of the draft's name is there already. */
  isThere({ source }: ImportedText, file: string): void {
    this.there++;
    this.print(
      `${this.place()} ${source} → content/${file} is there already, and stays as it is. If that is another one, import this by itself, with --name.`,
    );
  }

  /** A file or a text could not be imported. */
  isRefused(source: string, error: unknown): void {
    if (!(error instanceof Error)) throw error;
    this.refused++;
    this.print(`${source} was not imported: ${error.message}`);
  }

  /**
   * Says what is left to do.
   * @param unfinished in how many of the drafts the content check finds a mistake
   */
  close(unfinished: number): void {
    for (const [notes, sources] of this.notes) this.print(`\n${sources.join("\n")}\n${notes}`);
    if (this.redirects.length > 0)
      this.print(
        `\nWhere these stood on the former site. Once they are published, list them in content/redirects.json:\n${this.redirects.join(",\n")}`,
      );
    if (this.withoutAddress.length > 0)
      this.print(
        `\nThese have no old address that could be redirected, or their files do not say which:\n${this.withoutAddress.join("\n")}`,
      );
    const count = this.written.length;
    this.print(
      `\n${String(count)} ${count === 1 ? "draft" : "drafts"} written, ${String(this.there)} there already, ${String(this.refused)} not imported`,
    );
    if (count === 0) return;
    this.print(
      unfinished === 0
        ? "The content check finds no mistake in them."
        : `Something is left to mend in ${String(unfinished)} of them: npm run check:content says what to write.`,
    );
    this.print("Read them with npm run develop, and choose “published” for each that is ready.");
  }

  private place(): string {
    const all = String(this.expected);
    return `[${String(++this.done).padStart(all.length)}/${all}]`;
  }
}

const redirected = formerAddressField("");

/** The path of a former address, if content/redirects.json can list it. */
function pathOf(address: string): string | undefined {
  if (address === "" || !URL.canParse(address, "https://former.example")) return undefined;
  const { pathname, search } = new URL(address, "https://former.example");
  const path = normalizeAddress(pathname + search);
  return path !== "/" && redirected.safeParse(path).success ? path : undefined;
}
