import { DomUtils } from "htmlparser2";
import { pageOf } from "../../src/content-model/routes";
import type { ContentFile } from "../../src/content-model/check";
import {
  pageText,
  content,
  files as paths,
  newTab,
  pages,
  readPublishedFile,
  cleanText,
  type BuiltPage,
} from "./site";

/** The beginnings of the names of texts that are not on pages, or only in states that a build may not have. */
const textsElsewhere: Readonly<Record<string, readonly string[]>> = {
  "PDF guides, and guides without a text": ["guides/", "pages/prayer-hub.json guides"],
  "mails and answers of the functions": ["forms/"],
  "a teaching that is not published": ["articles/"],
  "a download without pages": ["facts.json gathering.calendar.place"],
  "the blog without or with teachings": ["pages/blog.json"],
  "events to come, over, or without a time": ["pages/events.json"],
  "a course without a next start": ["pages/set-my-soul-on-fire-ecourse.json start"],
  "legal lines, if there are any": ["pages/partner.json terms.title"],
  "the picture of the podcast": ["site.json podcast.picture"],
  "lines above the header, footnotes": ["frame.json announcements", "frame.json text"],
};

const isElsewhere = (name: string): boolean =>
  Object.values(textsElsewhere)
    .flat()
    .some((beginning) => name.startsWith(beginning));

const removeMarks = (text: string): string =>
  cleanText(text.replaceAll('\\"', '"').replaceAll("\\n", " ").replaceAll("\\,", ",")).replaceAll(
    ` ${newTab}`,
    "",
  );

/** The text and the attributes of a page, its structured data, and the data of its script. */
function textOf({ html, elements, graph }: BuiltPage): string {
  const shownElements = elements.filter(({ name }) => name === "title" || name === "body");
  const attributes = elements.flatMap(({ attribs }) => Object.values(attribs).map((value) => `"${value}"`));
  const data = Array.from(html.matchAll(/src="(\/page-[^"]+\.js)"/g), ([, file = ""]) =>
    readPublishedFile(file),
  );
  const texts = shownElements.map((one) => DomUtils.textContent(one));
  return removeMarks([...texts, ...attributes, JSON.stringify(graph), ...data].join(" "));
}

const textsOfPages = new Map(pages.map((page) => [page.path, textOf(page)]));

const textOfFiles = paths
  .filter((file) => /\.(ics|txt|xml|webmanifest)$/.test(file))
  .map((file) => removeMarks(readPublishedFile(file)))
  .join(" ");

const textOfSite = [...textsOfPages.values(), textOfFiles].join(" ");

interface Text {
  /** The file and the field, such as "pages/home.json hero.title". */
  readonly name: string;
  readonly text: string;
}

function textsIn(value: unknown, name: string): Text[] {
  if (typeof value === "string") return [{ name, text: pageText(value) }];
  if (typeof value !== "object" || value === null) return [];
  // A section without entries is not shown.
  if (Object.values(value).some((child) => Array.isArray(child) && child.length === 0)) return [];
  const prefix = name.endsWith(" ") ? name : `${name}.`;
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, prefix + key));
}

// A text without a space is an option or a file name, and a text with braces is completed in the browser.
const isReadable = ({ text }: Text): boolean => /\s/.test(text) && !text.includes("{");

/** A page's text must be on that page, the file's own page, or in a download. All other content may be on any page. */
function isPublished({ text }: Text, file: ContentFile): boolean {
  const { seenOn } = file.contentType;
  const ownPage = textsOfPages.get(pageOf(file) ?? "") ?? "";
  return [textsOfPages.get(seenOn) ?? textOfSite, ownPage, textOfFiles].some((one) => one.includes(text));
}

const filesByName = content.files.map((one) => [one.file, one] as const);

test.each(filesByName)("every text of %s is published", (name, file) => {
  const missingTexts = textsIn(file.data, `${name} `).filter(
    (one) => isReadable(one) && !isElsewhere(one.name) && !isPublished(one, file),
  );
  // If a page shows a text only in another state, add the beginning of the text's name to `textsElsewhere`.
  expect(missingTexts).toEqual([]);
});

const filesWithPage = content.files.flatMap((file) => {
  const page = textsOfPages.get(pageOf(file) ?? "");
  return page === undefined ? [] : [[file.file, file.body, page] as const];
});

test.each(filesWithPage)("every paragraph of %s is on its page", (_, body, page) => {
  // The tests of Markdown cover lists, headings, quotations and paragraphs with marks.
  const paragraphs = body.split(/\n\s*\n/).filter((one) => /^\p{L}[^*_`~<>|[\]\\&]{20,}$/u.test(one.trim()));
  expect(paragraphs.map(pageText).filter((text) => !page.includes(text))).toEqual([]);
});

/** The lists of objects in a value. Each list is an array of entries, and each entry an array of texts. */
function listsIn(value: unknown): string[][][] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? value.map((entry) => readableTextsOf(entry)) : [];
  return [...(entries.length > 1 ? [entries] : []), ...Object.values(value).flatMap(listsIn)];
}

function readableTextsOf(entry: unknown): string[] {
  if (typeof entry !== "object" || entry === null) return [];
  const strings = Object.values(entry).filter((value) => typeof value === "string");
  return strings.map((value) => pageText(value)).filter((text) => isReadable({ name: "", text }));
}

/** Whether two texts occur in a text with no other text between them. */
function areNeighbours(
  text: string,
  [firstText, secondText]: readonly [string, string],
  otherTexts: readonly string[],
) {
  const positionsOf = (part: string) =>
    text
      .split(part)
      .slice(0, -1)
      .reduce<number[]>((ends, piece) => [...ends, (ends.at(-1) ?? 0) + piece.length + part.length], [])
      .map((end) => [end - part.length, end] as const);
  const gaps = positionsOf(firstText).flatMap(([start, end]) =>
    positionsOf(secondText).map(([from, to]) =>
      from >= end ? text.slice(end, from) : text.slice(to, start),
    ),
  );
  return gaps.length === 0 || gaps.some((gap) => !otherTexts.some((other) => gap.includes(other)));
}

const visibleTexts = pages.map(({ path, elements }) => {
  const body = elements.filter(({ name }) => name === "body");
  return [path, cleanText(DomUtils.textContent(body)).replaceAll(` ${newTab}`, "")] as const;
});

test.each(filesByName)("the texts of each list entry in %s are together", (_, file) => {
  const { seenOn } = file.contentType;
  const pagesOfFile = visibleTexts.filter(([path]) => !textsOfPages.has(seenOn) || path === seenOn);
  const separatedTexts = listsIn(file.data).flatMap((entries) =>
    entries.flatMap((texts) => {
      const otherTexts = entries.flat().filter((text) => !texts.includes(text));
      return texts
        .slice(1)
        .filter((text) =>
          pagesOfFile.some(([, page]) => !areNeighbours(page, [texts[0] ?? "", text], otherTexts)),
        );
    }),
  );
  expect(separatedTexts).toEqual([]);
});
