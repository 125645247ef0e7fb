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

/** The kinds of samples in the order of their importance: their names in the total, and what to do with each. */
const kinds: readonly { kind: SampleKind; name: string; task: string }[] = [
  {
    kind: "promise",
    name: "facts and promises",
    task: "These are invented: nobody said or promised them. Correct or remove each of them. Until then, search engines are told not to list the site.",
  },
  {
    kind: "work",
    name: "works",
    task: "These are in the leader’s name. Replace each work with the leader’s own, or delete its files.",
  },
  {
    kind: "copy",
    name: "other texts",
    task: "Read each page or look at each picture, and make it your own.",
  },
];

/** Formats the number of samples of each kind. */
export function countSamples(samples: readonly Sample[]): string[] {
  return kinds.flatMap(({ kind, name }) => {
    const count = samples.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [`${String(count)} ${name}`];
  });
}

/**
 * Formats samples by kind: facts and promises by page with their sentences, the others in a line each with their first
 * text.
 * @returns one text for each kind that is left
 */
export function describeSamples(samples: readonly Sample[], content: Content): string[] {
  const { facts = {} } = content;
  return kinds.flatMap(({ kind, name, task }) => {
    const ofKind = samples.filter((one) => one.kind === kind);
    if (ofKind.length === 0) return [];
    const listedSamples =
      kind === "promise"
        ? [...new Set(ofKind.map(pageOf))].map((page) =>
            [
              page,
              ...ofKind.filter((one) => pageOf(one) === page).flatMap((one) => describePromise(one, facts)),
            ].join("\n"),
          )
        : [ofKind.map((one) => describeOther(one, content)).join("\n")];
    const doneHint = 'Then delete its "sample" (on the editing screen: This is still sample text).';
    const heading = `${name.toUpperCase()}: ${String(ofKind.length)}\n${task} ${doneHint}`;
    return [[heading, ...listedSamples].join("\n\n")];
  });
}

function pageOf({ file }: Sample): string {
  const { contentType } = file;
  return pagesShowing(contentType)?.[0] ?? pageAddress(file) ?? contentType.seenOn;
}

function placeOf({ file, path }: Sample): string {
  const line = file.lineOf([...path, "sample"]);
  const place = [`content/${file.file}`, fieldName(path, file.data), line ? `(line ${String(line)})` : ""];
  return place.filter((part) => part !== "").join(" ");
}

/** Texts up to this length share a line with their neighbours in the same entry, such as a name, a role and a place. */
const shortLength = 50;

function describePromise(sample: Sample, facts: Facts): string[] {
  const lines: string[] = [];
  let before: { entry: string; isShort: boolean } | undefined;
  for (const { text, entry } of textsOf(sample)) {
    const statedText = spokenText(fillKnown(text, facts)).replace(/\s+/g, " ");
    // The other steps list each example domain.
    if (exampleDomainsIn(statedText).length > 0 && sample.file.contentType.name === "site") continue;
    const isShort = statedText.length <= shortLength;
    if (before?.entry === entry && (before.isShort || isShort))
      lines.push(`${lines.pop() ?? ""} “${statedText}”`);
    else lines.push(`    “${statedText}”`);
    before = { entry, isShort };
  }
  return [`  ${placeOf(sample)}`, ...lines];
}

function describeOther(sample: Sample, { files, facts = {} }: Content): string {
  const texts = textsOf(sample).map(({ text }) => text);
  const text = texts.find(({ length }) => length > shortLength) ?? texts[0] ?? "";
  const said = text === "" ? "" : `: “${shortenQuote(spokenText(fillKnown(text, facts)))}”`;
  const others = sample.kind === "work" ? partsWithoutMark(pageOf(sample), files) : [];
  const also = others.length > 0 ? `, with ${others.join(", ")}` : "";
  return `  ${pageOf(sample)}: ${placeOf(sample)}${also}${said}`;
}

/**
 * The files and folders that a page shows and that do not have their own mark. They are checked together with the page.
 */
function partsWithoutMark(page: string, files: Content["files"]): string[] {
  const parts = files.filter(
    ({ contentType }) => pagesShowing(contentType)?.includes(page) && !hasMark(contentType.schema),
  );
  return [
    ...new Set(
      parts.map(
        ({ file, contentType }) => `content/${isCollection(contentType) ? `${posix.dirname(file)}/` : file}`,
      ),
    ),
  ];
}

/** Whether the type of a file offers a mark, for the whole file or for one of its groups. */
function hasMark(schema: ObjectField): boolean {
  return (
    markOf(schema) !== undefined ||
    Object.values(schema.properties).some((field) => field.type === "object" && hasMark(field))
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
  const hasOwnMark = ({ path: inner }: WrittenText) =>
    inner.some((_, index) => {
      const part = index > 0 ? fieldAt(field, inner.slice(0, index)) : undefined;
      return part?.type === "object" && markOf(part) !== undefined && isMarked(group, inner.slice(0, index));
    });
  const body = path.length > 0 ? [] : file.body.split("\n").filter((text) => /^(?!#).*\p{L}/u.test(text));
  const said = texts
    .filter((text) => isSaid(text) && !hasOwnMark(text))
    .map(({ text, path: inner }) => ({ text, entry: inner.slice(0, -1).join(".") }));
  return [
    // In a form, only sentences are listed. Its other texts are names of fields.
    ...(file.file.startsWith("forms/") ? said.filter(({ text }) => /[.!?:]$/.test(text)) : said),
    ...body.map((text, index) => ({ text, entry: `line ${String(index)}` })),
  ];
}

function isMarked(group: object, path: readonly (string | number)[]): boolean {
  const part = path.reduce<unknown>((value, key) => Reflect.get(Object(value) as object, key), group);
  return (part as { sample?: boolean } | undefined)?.sample === true;
}

const labels = ["eyebrow", "label", "title", "alt", "badge", "headline", "button", "submit"];
const parts = ["errors", "seo", "navigation", "options"];

function isSaid({ field, text, path }: WrittenText): boolean {
  const names = path.filter((key) => typeof key === "string");
  if (field.fills !== undefined || !["copy", "linked", "prose", "day", "email", "url"].includes(field.format))
    return false;
  if (names.some((name) => parts.includes(name))) return false;
  // A label that quotes a title or contains a figure states a fact.
  return !labels.includes(names.at(-1) ?? "") || /[“\d]/.test(text);
}
