import type { ContentFile, Content } from "../content";
import { textsIn } from "../fields";
import type { FieldMistake, Path } from "../messages";
import { knownWords } from "../placeholders";
import { normalizeAddress, type Redirects } from "../routes";
import { announcementMistakes, type Announcements } from "./announcements";
import { isOnTheWeb } from "./recordings";
import { structureMistakes } from "./structure";

type Comparison = (data: unknown, content: Content, file: ContentFile) => FieldMistake[];

/**
 * Compares a file's fields with each other and with other files.
 * @returns nothing if its structure is not valid, which is reported itself
 */
export function comparisonMistakes(file: ContentFile, content: Content): FieldMistake[] {
  const compare = comparisons[file.contentType.name];
  if (!compare || structureMistakes(file.contentType, file.data).length > 0) return [];
  return compare(file.data, content, file);
}

/** The schedule of the gathering in words must name its weekday and its two times. */
const gathering: Comparison = (_data, { facts, language }) => {
  if (facts === undefined) return [];
  const say = (name: string) => knownWords(`{gathering.${name}}`, facts) ?? "";
  const [day, time, from, to] = [say("day"), say("time"), say("schedule.from"), say("schedule.to")];
  if (to <= from)
    return [
      {
        path: ["gathering", "schedule", "to"],
        problem: `"${to}" is not later than "${from}".`,
        fix: "Write when the gathering ends, on the same day as it begins.",
      },
    ];
  const weekday = inLanguage(say("schedule.weekday"), language);
  const told = [
    { field: "day", words: day, wanted: weekday, form: new RegExp(weekday, "i") },
    ...[from, to].map((clock) => ({ field: "time", words: time, wanted: clock, form: clockForm(clock) })),
  ];
  return told
    .filter(({ words, form }) => !form.test(words))
    .map(({ field, words, wanted }) => ({
      path: ["gathering", field],
      problem: `“${words}” is not what the schedule says, by which the site reckons.`,
      fix: `Say “${wanted}” here, in 24 hours or in 12, or mend gathering.schedule below.`,
    }));
};

function inLanguage(weekday: string, language: string): string {
  // 4 January 2026 was a Sunday.
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 4 + index)));
  const name = (locale: string, day: Date) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(day);
  const day = days.find((one) => name("en-US", one) === weekday);
  return day === undefined ? weekday : name(language || "en-US", day);
}

/** The usual spellings of 18:00: 18:00, 18.00, 18h00, 6:00 and 6. */
function clockForm(clock: string): RegExp {
  const [hours = "", minutes = ""] = clock.split(":");
  const other = Number(hours) < 12 ? "p" : "a";
  const short = `${String(Number(hours) % 12 || 12)}(?!\\S*\\s*${other}\\.?m)`;
  const past = minutes === "00" ? "(?:[:.h]00)?" : `[:.h]${minutes}`;
  return new RegExp(`(?<![\\d:.])(?:${hours}|${short})${past}(?![:.]?\\d)`, "i");
}

/** An event's days and hours must be in order, and complete. */
const event: Comparison = (data) => {
  const { date, endDate, from, to } = data as Partial<Record<"date" | "endDate" | "from" | "to", string>>;
  const mistakes: FieldMistake[] = [];
  if (endDate !== undefined && date === undefined)
    mistakes.push({
      path: ["endDate"],
      problem: "is the last day of an event without a first.",
      fix: 'Write the first day as "date", or take this one away.',
    });
  if (endDate !== undefined && date !== undefined && endDate <= date)
    mistakes.push({
      path: ["endDate"],
      problem: `"${endDate}" is not later than "${date}".`,
      fix: "Write the last day here and the first one as date; an event of one day has no endDate.",
    });
  if ((from === undefined) !== (to === undefined)) {
    const missing = from === undefined ? "from" : "to";
    mistakes.push({
      path: [missing],
      problem: `"${missing}" is missing.`,
      fix: "Calendars need both, when it begins and when it ends: add it, or take the other away.",
    });
  } else if (from !== undefined && date === undefined)
    mistakes.push({
      path: ["from"],
      problem: "is the hour of an event without a day.",
      fix: 'Write its day as "date", or take the hours away.',
    });
  else if (from !== undefined && to !== undefined && endDate === undefined && to <= from)
    mistakes.push({
      path: ["to"],
      problem: `"${to}" is not later than "${from}".`,
      fix: "Write when it ends; where that is on a later day, write that day as endDate.",
    });
  return mistakes;
};

/**
 * A teaching's category and series must be those of the blog, and one whose length cannot be read from its text or its
 * recording must say how long it is.
 */
const article: Comparison = (data, { files }, { body = "" }) => {
  const { category, series, readTime, recording } = data as {
    category: string;
    series?: string;
    readTime?: number;
    recording?: { file: string; duration?: string };
  };
  const blog = files.find(({ contentType, broken }) => contentType.name === "page-blog" && !broken);
  const untimed = {
    path: ["readTime"],
    problem: '"readTime" is missing.',
    fix: "Say how many minutes it will take: only where there is a text are they counted from it.",
  };
  const endless = {
    path: ["recording", "duration"],
    problem: '"duration" is missing.',
    fix: 'Say how long the recording is, as in "38:12": only from a file in content/files is it read.',
  };
  return [
    ...unknownOnBlog("category", category, blog, "list.categories", "label"),
    ...(series === undefined ? [] : unknownOnBlog("series", series, blog, "series.entries", "title")),
    ...(recording?.duration === undefined && isOnTheWeb(recording?.file ?? "") ? [endless] : []),
    ...(readTime === undefined && recording === undefined && body.trim() === "" ? [untimed] : []),
  ];
};

/** The mistake of a value that is in no entry of a list of the blog's page; none while that page cannot be read. */
function unknownOnBlog(
  field: string,
  value: string,
  blog: ContentFile | undefined,
  list: string,
  label: string,
): FieldMistake[] {
  const named = blog === undefined ? [value] : textOf(blog, `${list}.value`);
  if (named.includes(value)) return [];
  const some = named.length === 0 ? "" : `Write one of these: ${named.join(", ")}. `;
  return [
    {
      path: [field],
      problem: `"${value}" is no ${field} of the blog.`,
      fix: `${some}A new one is added in content/pages/blog.json, to ${list}: { "value": "${value}", "${label}": "…" }.`,
    },
  ];
}

/** The texts of a field, by its path without the entries of lists. */
function textOf({ contentType, data }: ContentFile, field: string): string[] {
  return Array.from(textsIn(contentType.schema, data))
    .filter(({ path }) => collectionOf(path) === field)
    .map(({ text }) => text);
}

/** A devotional that can be read has slides, and one without slides says how many days it takes. */
const devotional: Comparison = (data) => {
  const { status, days, slides = [] } = data as { status: string; days?: string; slides?: unknown[] };
  const unwritten = {
    path: ["status"],
    problem: 'is "available", and there are no slides to read.',
    fix: 'Write its slides, or "coming-soon" here.',
  };
  const uncounted = {
    path: ["days"],
    problem: '"days" is missing.',
    fix: "Say how many days it takes: only where there are slides are they counted.",
  };
  if (slides.length > 0) return [];
  return [...(status === "available" ? [unwritten] : []), ...(days === undefined ? [uncounted] : [])];
};

/** An old address must be listed once. */
const redirects: Comparison = (data) => {
  const compared = (data as Redirects).redirects.map(({ from }) => normalizeAddress(from));
  const repeated = compared.map((address, index) => compared.indexOf(address) !== index);
  return (data as Redirects).redirects
    .map(({ from }, index) => ({
      path: ["redirects", index, "from"],
      problem: `"${from}" stands here twice.`,
      fix: "Keep one of the two; with a slash at its end it is the same address.",
    }))
    .filter((_, index) => repeated[index]);
};

/** A change must be of a gathering, and lead to a free day. */
const announcements: Comparison = (data, { facts, today }) => {
  // Both need a schedule without mistakes, which are reported themselves.
  if (facts === undefined || today === undefined) return [];
  const say = (name: string) => knownWords(`{gathering.schedule.${name}}`, facts) ?? "";
  const [week, weekday, from, to, zone] = [say("week"), say("weekday"), say("from"), say("to"), say("zone")];
  return announcementMistakes(data as Announcements, { week, weekday, from, to, zone }, today);
};

const comparisons: Readonly<Partial<Record<string, Comparison>>> = {
  announcements,
  facts: gathering,
  event,
  article,
  devotional,
  redirects,
};

/**
 * Finds ids that two entries of a collection share; the mistake is at the second one.
 * @returns mistakes with their files
 */
export function repeatedIds(
  files: readonly ContentFile[],
): ReadonlyArray<FieldMistake & { readonly file: ContentFile }> {
  const first = new Map<string, string>();
  return files.flatMap((file) =>
    Array.from(textsIn(file.contentType.schema, file.data))
      .filter(({ field }) => field.format === "id")
      .flatMap(({ text, path }) => {
        const key = [file.contentType.name, collectionOf(path), text].join(" ");
        const owner = first.get(key);
        if (owner === undefined) {
          first.set(key, file.file);
          return [];
        }
        const where = owner === file.file ? "in this file" : `in content/${owner}`;
        return [
          {
            file,
            path,
            problem: `"${text}" is also another entry's ${String(path.at(-1))} ${where}.`,
            fix: "Give one of the two another.",
          },
        ];
      }),
  );
}

/** The path without the entries of lists, which all belong to one collection. */
function collectionOf(path: Path): string {
  return path.filter((key) => typeof key === "string").join(".");
}
