import { knownWords } from "./known-words";
import type { Facts } from "../placeholders";
import type { Finding } from "../problem";
import type { ContentFile } from "../content-file";
import { structureFindings } from "./structure";

/**
 * Compares the counts in facts.json with the lengths of the lists they describe.
 * @param facts the facts, complete and with valid structure
 * @param files all content files
 * @returns findings in facts.json
 */
export function countFindings(facts: Facts, files: readonly ContentFile[]): Finding[] {
  return counted.flatMap(({ path, file, countIn }) => {
    const data = dataOf(file, files);
    const count = data === undefined ? 0 : countIn(data);
    const said = knownWords(`{${path.join(".")}}`, facts);
    // An empty list hides its section, so it is skipped. Counts written in words are not checked.
    if (count === 0 || said === undefined || !/^\d+$/.test(said) || Number(said) === count) return [];
    return [
      {
        path,
        problem: `“${said}” is not how many content/${file} lists: ${String(count)}.`,
        fix: `Write ${String(count)}, or mend the list there.`,
      },
    ];
  });
}

/** A fact and the list it counts. The file's structure must be valid. */
interface Counted {
  readonly path: readonly string[];
  readonly file: string;
  readonly countIn: (data: unknown) => number;
}

interface Outline {
  readonly parts: ReadonlyArray<{ readonly chapters: readonly unknown[] }>;
}

interface CoursePage {
  readonly curriculum: { readonly weeks: readonly unknown[] };
}

const counted: readonly Counted[] = [
  {
    path: ["book", "parts"],
    file: "book/outline.json",
    countIn: (data) => (data as Outline).parts.length,
  },
  {
    path: ["book", "chapters"],
    file: "book/outline.json",
    countIn: (data) => (data as Outline).parts.reduce((sum, { chapters }) => sum + chapters.length, 0),
  },
  {
    path: ["course", "weeks"],
    file: "pages/set-my-soul-on-fire-ecourse.json",
    countIn: (data) => (data as CoursePage).curriculum.weeks.length,
  },
];

// Files with structure mistakes are skipped, since those are reported first.
function dataOf(name: string, files: readonly ContentFile[]): unknown {
  const found = files.find(({ file, broken }) => file === name && !broken);
  if (found === undefined || structureFindings(found.contentType, found.data).length > 0)
    return undefined;
  return found.data;
}
