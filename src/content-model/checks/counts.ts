import { knownWords } from "./known-words";
import type { Facts } from "../placeholders";
import type { Finding } from "../problem";
import type { ContentFile } from "../read";
import { structureFindings } from "./structure";

/**
 * Where facts.json counts what other files list, and the lists are longer or shorter.
 * In: the facts, all of which are there and in their form, and all files. Out: findings in facts.json.
 */
export function countFindings(facts: Facts, files: readonly ContentFile[]): Finding[] {
  return counted.flatMap(({ path, file, countIn }) => {
    const data = dataOf(file, files);
    const count = data === undefined ? 0 : countIn(data);
    const said = knownWords(`{${path.join(".")}}`, facts);
    // A section whose list was emptied is not shown; words are not reckoned with.
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

/** A fact, and the list that proves it. The file is of the form that its kind describes. */
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

// What has a mistake of its own is told first.
function dataOf(name: string, files: readonly ContentFile[]): unknown {
  const found = files.find(({ file, broken }) => file === name && !broken);
  if (found === undefined || structureFindings(found.kind.schema, found.data).length > 0) return undefined;
  return found.data;
}
