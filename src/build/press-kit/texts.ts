import { spokenWords } from "../../words/linked-words";

/** The parts of the press kit's page that become files. */
export interface PressKit {
  readonly seo: { readonly title: string };
  readonly factSheet: { readonly cards: readonly FactCard[] };
  readonly photos: {
    readonly creditLabel: string;
    readonly licenceLabel: string;
    readonly cards: readonly Photo[];
  };
  readonly licence: readonly string[];
  readonly bios: { readonly entries: readonly Bio[] };
  readonly interview: Lines;
  readonly soundbites: Lines;
}

interface FactCard {
  readonly title: string;
  readonly entries: ReadonlyArray<{ readonly term: string; readonly detail: string }>;
}

interface Photo {
  readonly id: string;
  readonly title: string;
  readonly picture: { readonly file: string };
  readonly credit: string;
  readonly licence: string;
}

interface Bio {
  readonly id: string;
  readonly title: string;
  readonly length: string;
  readonly paragraphs: readonly string[];
}

interface Lines {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly entries: readonly string[];
}

/** A biography alone, ready to be pasted. */
export function bioText({ paragraphs }: Bio): string {
  return document(paragraphs);
}

/** Questions or soundbites: what they are for, then one line each. */
export function listText({ eyebrow, title, text, entries }: Lines): string {
  return document([
    `${eyebrow}: ${title}`,
    text,
    ...entries.map((line, index) => `${String(index + 1)}. ${line}`),
  ]);
}

/** The fact sheet as headings with lines of facts. */
export function factSheetText({ factSheet }: PressKit): string {
  return document(
    factSheet.cards.map(({ title, entries }) =>
      [title, ...entries.map(({ term, detail }) => `  ${term}: ${spokenWords(detail)}`)].join("\n"),
    ),
  );
}

/** The terms, then the credit of each photograph. */
export function licenceText({ licence, photos }: PressKit): string {
  const credits = photos.cards.map(({ id, title, credit, licence: terms }) =>
    [`${title} (${id})`, `  ${photos.creditLabel}: ${credit}`, `  ${photos.licenceLabel}: ${terms}`].join(
      "\n",
    ),
  );
  return document([...licence, ...credits]);
}

function document(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
