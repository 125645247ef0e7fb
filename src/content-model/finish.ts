import { eventTimes, type DatedEvent } from "../calendar/events";
import type { Schedule } from "../calendar/next-gatherings";
import { keepTogether } from "../text/keep-together";
import { languageAttributes } from "../text/languages";
import type { Content } from "./content";
import { hasBody } from "./content-type";
import { daysOf, formatPrice } from "./facts";
import { mayHavePlaceholders, type Field } from "./fields";
import { fillKnown, fillPlaceholders, ownText, type Facts } from "./placeholders";
import { pageOf } from "./routes";

/** A file of a content type as Gatsby reads it. */
export interface FinishedFile {
  /** Its path in content/. */
  readonly file: string;
  /** Its fields, with their placeholders filled, and the fields derived from them. */
  readonly data: object;
  /** The Markdown of an MDX file, with its placeholders filled. */
  readonly body: string | undefined;
}

/**
 * Finishes the files of all content types: fills placeholders in fields and texts, and adds the derived fields and the
 * address of the file's page in this build.
 * @param content checked content without mistakes
 * @param isPreview whether drafts and scheduled texts have pages
 */
export function finishContent(content: Content, isPreview: boolean): FinishedFile[] {
  const { files, facts = {}, language, routes, scheduledDates } = content;
  const isShown = (page: string) => isPreview || (routes.includes(page) && !scheduledDates.has(page));
  const filledFields = new Map(
    files.map((one) => [one.file, fillFields(one.contentType.schema, one.data, facts, language)]),
  );
  const dataOf = (file: string) => filledFields.get(file);
  return files.map((contentFile) => {
    const { file, contentType, body } = contentFile;
    const page = pageOf(contentFile);
    const data = dataOf(file) as object;
    const text = hasBody(contentType) ? fillKnown(body, facts) : undefined;
    const derivedFields = derivations[contentType.typeName]?.(
      data,
      dataOf,
      text ?? "",
      contentFile.data as object,
    );
    return { file, data: { ...data, ...derivedFields, ...(page && isShown(page) && { page }) }, body: text };
  });
}

/**
 * Fills a field's placeholders, except those that the page fills itself. Also prevents bad line breaks, formats an
 * amount as a price, and removes the marks of samples.
 */
function fillFields(field: Field, value: unknown, facts: Facts, language: string): unknown {
  if (field.type === "array")
    return (value as unknown[]).map((entry) => fillFields(field.items, entry, facts, language));
  if (field.type === "object")
    return Object.fromEntries(
      Object.entries(value as object).flatMap(([name, entry]) => {
        const innerField = field.properties[name];
        if (innerField?.type === "boolean" && innerField.sampleKind) return [];
        return [[name, innerField === undefined ? entry : fillFields(innerField, entry, facts, language)]];
      }),
    );
  if (!mayHavePlaceholders(field)) return value;
  const text = fillPlaceholders(String(value), facts, field.pagePlaceholders);
  const isAmount = field.isAmount && isNumber(text);
  return isAmount ? formatPrice(text, language, ownText(facts, "currency")) : keepTogether(text);
}

function isNumber(price: string): boolean {
  return /^\d+(\.\d\d?)?$/.test(price);
}

/** The GraphQL types of the derived fields, in addition to those of the content types. */
export const derivedTypes = [
  `type LanguageAttributes {
    lang: String!
    "The text direction: ltr or rtl."
    dir: String!
  }`,
  `type Article implements Node {
    readTime: Int!
    "The visible name of the category."
    categoryName: String!
    "The series that the teaching belongs to."
    partOf: Link
    "The attributes of the element that contains the text, if the text is not in the site's language."
    languageAttributes: LanguageAttributes
  }`,
  `type Event implements Node {
    "The moment at which the event begins or, without hours, the day."
    start: String
    end: String
    zone: String!
    "The price as a number, unless the price is a text."
    amount: String
  }`,
  `type Devotional implements Node {
    days: String!
  }`,
];

/** Finds the filled fields of a file by its path in content/. */
type DataOf = (file: string) => unknown;

const derivations: Readonly<
  Record<string, ((data: object, dataOf: DataOf, body: string, writtenData: object) => object) | undefined>
> = {
  Article: (data, dataOf, body) => {
    const { readTime, category, series, language } = data as {
      readTime?: number;
      category: string;
      series?: string;
      language?: string;
    };
    const blog = dataOf("pages/blog.json") as BlogLists | undefined;
    const seriesEntry = blog?.series.entries.find(({ value }) => value === series);
    const wordCount = body.split(/\s+/).filter((word) => word !== "").length;
    return {
      // Assumes 220 words a minute. Without a text, the time is 0.
      readTime: readTime ?? (wordCount === 0 ? 0 : Math.max(1, Math.round(wordCount / 220))),
      categoryName: blog?.list.categories.find(({ value }) => value === category)?.label ?? category,
      ...(language !== undefined && { languageAttributes: languageAttributes(language) }),
      ...(seriesEntry && { partOf: { label: seriesEntry.title, href: `/blog/series/${seriesEntry.value}` } }),
    };
  },
  Event: (data, dataOf, _body, writtenData) => {
    const event = data as DatedEvent;
    const { gathering } = dataOf("facts.json") as { gathering: { schedule: Schedule } };
    const siteZone = gathering.schedule.zone;
    const times = { zone: event.zone ?? siteZone, ...eventTimes(event, siteZone) };
    const { price: amount = "" } = writtenData as { price?: string };
    if (!isNumber(amount)) return times;
    const page = dataOf("pages/events.json") as { labels: { free?: string } } | undefined;
    const freeLabel = Number(amount) === 0 ? page?.labels.free : undefined;
    return { ...times, amount, ...(freeLabel && { price: freeLabel }) };
  },
  Devotional: (data) => ({ days: daysOf(data) ?? "" }),
};

/** The lists of the blog's page that teachings refer to. */
interface BlogLists {
  list: { categories: readonly { value: string; label: string }[] };
  series: { entries: readonly { value: string; title: string }[] };
}
