import { posix } from "node:path";
import type { Content } from "../../src/content-model/check";
import {
  isCollection,
  pagesShowing,
  textsIn,
  type ObjectField,
  type SampleKind,
  type WrittenText,
  fieldAt,
} from "../../src/content-model/content-types";
import { fieldName, shortenQuote } from "../../src/content-model/messages";
import { fillKnown, type Facts } from "../../src/content-model/facts";
import { pageAddress } from "../../src/content-model/routes";
import { exampleDomainsIn, markOf, type Sample } from "../../src/content-model/samples";
import { spokenText } from "../../src/text/linked-text";

/** The kinds of samples, most important first. `name` is in the summary, `task` tells the editor what to do. */
const kinds: readonly { kind: SampleKind; name: string; task: string }[] = [
  {
    kind: "promise",
    name: "facts and promises",
    task: "These texts are invented: nobody said or promised them. While they are marked as samples, search engines are told not to list the site. Correct or remove each text.",
  },
  {
    kind: "work",
    name: "works",
    task: "These are sample texts under the leader’s name. Replace each text with a work of the leader, also in the files after “with”. You can delete a teaching, and the file of a page that your site does not need.",
  },
  {
    kind: "copy",
    name: "other texts",
    task: "Read each text and look at each picture. Edit or replace everything that is not true for your ministry.",
  },
];

export function countSamples(samples: readonly Sample[]): string[] {
  return kinds.flatMap(({ kind, name }) => {
    const count = samples.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [`${name} (${String(count)})`];
  });
}

/**
 * Formats samples by kind: facts and promises by page with their sentences, and each other sample in a line with its
 * first text.
 * @returns one text for each kind of which samples remain
 */
export function describeSamples(samples: readonly Sample[], content: Content): string[] {
  const { facts = {} } = content;
  return kinds.flatMap(({ kind, name, task }) => {
    const group = samples.filter((one) => one.kind === kind);
    if (group.length === 0) return [];
    const listedSamples =
      kind === "promise"
        ? [...new Set(group.map(pageOf))].map((page) =>
            [
              page,
              ...group.filter((one) => pageOf(one) === page).flatMap((one) => describePromise(one, facts)),
            ].join("\n"),
          )
        : [group.map((one) => describeOther(one, content)).join("\n")];
    const doneHint =
      'Then write false for "sample" (on the editing screen, turn off “This is still a sample”).';
    const heading = `${name.toUpperCase()}: ${String(group.length)}\n${task} ${doneHint}`;
    return [[heading, ...listedSamples].join("\n\n")];
  });
}

function pageOf({ file }: Sample): string {
  const { contentType } = file;
  return pagesShowing(contentType)?.[0] ?? pageAddress(file) ?? contentType.seenOn;
}

function locationOf({ file, path }: Sample): string {
  const line = file.lineOf([...path, "sample"]);
  const location = [`content/${file.file}`, fieldName(path, file.data), line ? `(line ${String(line)})` : ""];
  return location.filter((part) => part !== "").join(" ");
}

/** Texts of up to this length are in one line with others of the same entry, such as a name, a role and a place. */
const maxShortCharacters = 50;

function describePromise(sample: Sample, facts: Facts): string[] {
  const lines: string[] = [];
  let previousText: { entry: string; isShort: boolean } | undefined;
  for (const { text, entry } of textsOf(sample)) {
    const statedText = spokenText(fillKnown(text, facts)).replace(/\s+/g, " ");
    // Another step of `npm run check:launch` lists the example domains.
    if (exampleDomainsIn(statedText).length > 0 && sample.file.contentType.name === "site") continue;
    const isShort = statedText.length <= maxShortCharacters;
    if (previousText?.entry === entry && (previousText.isShort || isShort))
      lines.push(`${lines.pop() ?? ""} “${statedText}”`);
    else lines.push(`    “${statedText}”`);
    previousText = { entry, isShort };
  }
  return [`  ${locationOf(sample)}`, ...lines];
}

function describeOther(sample: Sample, { files, facts = {} }: Content): string {
  const texts = textsOf(sample).map(({ text }) => text);
  const text = texts.find(({ length }) => length > maxShortCharacters) ?? texts[0] ?? "";
  const quote = text === "" ? "" : `: “${shortenQuote(spokenText(fillKnown(text, facts)))}”`;
  const otherFiles = sample.kind === "work" ? findUnmarkableFiles(pageOf(sample), files) : [];
  const otherFilesText = otherFiles.length > 0 ? `, with ${otherFiles.join(", ")}` : "";
  return `  ${pageOf(sample)}: ${locationOf(sample)}${otherFilesText}${quote}`;
}

/**
 * The files and folders that a page shows and that do not have their own mark. They are checked together with the page.
 */
function findUnmarkableFiles(page: string, files: Content["files"]): string[] {
  const unmarkedFiles = files.filter(
    ({ contentType }) => pagesShowing(contentType)?.includes(page) && !canHaveMark(contentType.schema),
  );
  return [
    ...new Set(
      unmarkedFiles.map(
        ({ file, contentType }) => `content/${isCollection(contentType) ? `${posix.dirname(file)}/` : file}`,
      ),
    ),
  ];
}

/** Whether a file can have a mark, for the whole file or for one of its groups. */
function canHaveMark(schema: ObjectField): boolean {
  return (
    markOf(schema) !== undefined ||
    Object.values(schema.properties).some((field) => field.type === "object" && canHaveMark(field))
  );
}

/** A text of a sample, with the path of the entry that it belongs to. */
interface SampleText {
  readonly text: string;
  readonly entry: string;
}

/**
 * The texts that a mark covers: sentences, figures, days, addresses and names. Headings, labels and parts with their
 * own mark are left out.
 */
function textsOf({ file, path, field, group }: Sample): SampleText[] {
  const texts = Array.from(textsIn(field, group));
  const hasOwnMark = ({ path: keys }: WrittenText) =>
    keys.some((_, index) => {
      const part = index > 0 ? fieldAt(field, keys.slice(0, index)) : undefined;
      return part?.type === "object" && markOf(part) !== undefined && isMarked(group, keys.slice(0, index));
    });
  const body = path.length > 0 ? [] : file.body.split("\n").filter((text) => /^(?!#).*\p{L}/u.test(text));
  const statements = texts
    .filter((text) => isStatement(text) && !hasOwnMark(text))
    .map(({ text, path: keys }) => ({ text, entry: keys.slice(0, -1).join(".") }));
  return [
    // In a form, only sentences are listed. The other texts of a form are names of fields.
    ...(file.file.startsWith("forms/") ? statements.filter(({ text }) => /[.!?:]$/.test(text)) : statements),
    ...body.map((text, index) => ({ text, entry: `line ${String(index)}` })),
  ];
}

function isMarked(group: object, path: readonly (string | number)[]): boolean {
  const part = path.reduce<unknown>((value, key) => Reflect.get(Object(value) as object, key), group);
  return (part as { sample?: boolean } | undefined)?.sample === true;
}

const labelFields = ["eyebrow", "label", "title", "alt", "badge", "headline", "button", "submit"];
const excludedGroups = ["errors", "seo", "navigation", "options"];

function isStatement({ field, text, path }: WrittenText): boolean {
  const names = path.filter((key) => typeof key === "string");
  if (
    field.pagePlaceholders !== undefined ||
    !["copy", "linked", "prose", "day", "email", "url"].includes(field.format)
  )
    return false;
  if (names.some((name) => excludedGroups.includes(name))) return false;
  // A label that quotes a title or contains a figure states a fact.
  return !labelFields.includes(names.at(-1) ?? "") || /[“\d]/.test(text);
}
