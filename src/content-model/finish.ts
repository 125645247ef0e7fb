import { eventTimes, type DatedEvent } from "../calendar/events";
import type { Schedule } from "../calendar/next-gatherings";
import { keepTogether } from "../text/keep-together";
import { languageAttributes } from "../text/languages";
import type { Content } from "./content";
import { hasBody } from "./content-type";
import { daysOf, formatPrice } from "./facts";
import { mayHavePlaceholders, type Field } from "./fields";
import { fillKnown, fillPlaceholders, type Facts } from "./placeholders";

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
 * Finishes the files of all content types: fills placeholders in fields and texts, and adds the derived fields.
 * @param content checked content without mistakes
 */
export function finishContent({ files, facts = {} }: Content): FinishedFile[] {
  const filledFields = new Map(
    files.map((one) => [one.file, fillFields(one.contentType.schema, one.data, facts)]),
  );
  const dataOf = (file: string) => filledFields.get(file);
  return files.map(({ file, contentType, body }) => {
    const data = dataOf(file) as object;
    const text = hasBody(contentType) ? fillKnown(body, facts) : undefined;
    const derived = derivations[contentType.typeName]?.(data, dataOf, text ?? "");
    return { file, data: { ...data, ...derived }, body: text };
  });
}

/**
 * The value of a field as pages show it: with its placeholders filled, except those that the page fills itself, and
 * without bad line breaks. Marks of samples are removed.
 */
export function fillFields(field: Field, value: unknown, facts: Facts): unknown {
  if (field.type === "array")
    return (value as unknown[]).map((entry) => fillFields(field.items, entry, facts));
  if (field.type === "object")
    return Object.fromEntries(
      Object.entries(value as object).flatMap(([name, entry]) => {
        const inner = field.properties[name];
        if (inner?.type === "boolean" && inner.marks) return [];
        return [[name, inner === undefined ? entry : fillFields(inner, entry, facts)]];
      }),
    );
  return mayHavePlaceholders(field)
    ? keepTogether(fillPlaceholders(String(value), facts, field.fills))
    : value;
}

/** The GraphQL types of the derived fields, in addition to those of the content types. */
export const derivedTypes = [
  `type LanguageAttributes {
    lang: String!
    "The direction of its script: ltr or rtl."
    dir: String!
  }`,
  `type Article implements Node {
    readTime: Int!
    "The visible name of its category."
    categoryName: String!
    "The series that it belongs to."
    partOf: Link
    "The attributes of an element that contains its text, if its language is not the site's."
    languageAttributes: LanguageAttributes
  }`,
  `type Event implements Node {
    "The moment or, without hours, the day on which it begins."
    start: String
    end: String
    zone: String!
    "The price as an amount, if it is not in words."
    amount: String
  }`,
  `type Devotional implements Node {
    days: String!
  }`,
];

/** Finds the filled fields of a file by its path in content/. */
type DataOf = (file: string) => unknown;

const derivations: Readonly<
  Record<string, ((data: object, dataOf: DataOf, body: string) => object) | undefined>
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
      // At 220 words a minute, 0 without a text.
      readTime: readTime ?? (wordCount === 0 ? 0 : Math.max(1, Math.round(wordCount / 220))),
      categoryName: blog?.list.categories.find(({ value }) => value === category)?.label ?? category,
      ...(language !== undefined && { languageAttributes: languageAttributes(language) }),
      ...(seriesEntry && { partOf: { label: seriesEntry.title, href: `/blog/series/${seriesEntry.value}` } }),
    };
  },
  Event: (data, dataOf) => {
    const event = data as DatedEvent & { price?: string };
    const { gathering, currency } = dataOf("facts.json") as {
      gathering: { schedule: Schedule };
      currency: string;
    };
    const home = gathering.schedule.zone;
    const times = { zone: event.zone ?? home, ...eventTimes(event, home) };
    const { price = "" } = event;
    if (!/^\d+(\.\d\d)?$/.test(price)) return times;
    const { language } = dataOf("site.json") as { language: string };
    const page = dataOf("pages/events.json") as { labels: { free?: string } } | undefined;
    const freeLabel = Number(price) === 0 ? page?.labels.free : undefined;
    return { ...times, amount: price, price: freeLabel ?? formatPrice(price, language, currency) };
  },
  Devotional: (data) => ({ days: daysOf(data) ?? "" }),
};

/** The lists of the blog's page that teachings refer to. */
interface BlogLists {
  list: { categories: readonly { value: string; label: string }[] };
  series: { entries: readonly { value: string; title: string }[] };
}
