import { posix } from "node:path";
import { daysFrom, momentsOn } from "../../calendar/local-time";
import { weekdays, type Schedule } from "../../calendar/next-gatherings";
import { forms } from "../../forms/forms";
import { directionOf, languageAttributes } from "../../text/languages";
import type { ContentFile, Content } from "../content";
import { textsIn } from "../fields";
import { mistakeAt, type FieldMistake, type Path } from "../messages";
import { filledText, ownText, ownValue } from "../placeholders";
import { announcementMistakes, pastNote, type Announcements } from "./announcements";
import { isOnTheWeb, mistakeElsewhere } from "./recordings";
import { nearestName } from "../near-names";
import {
  farAheadNotes,
  missingMistake,
  skippedMistakes,
  swappedMistakes,
  tooEarlyMistake,
  yearsAfter,
  type ContentRule,
  type FieldsRule,
  type Rule,
} from "./rule";
import { fieldAt } from "../structure";

/** The picture of a page's first screen can be the cover only if the book has a file. */
export const existingCover: FieldsRule = (data, content) =>
  coverMistakes(["hero"], ownText(data, "hero", "shows"), content);

function coverMistakes(path: Path, shows: string | undefined, { files }: Content): FieldMistake[] {
  if (shows !== "cover" || files.some(({ contentType }) => contentType.name === "book-details")) return [];
  const problem = '"cover" shows the picture in content/book/details.json, but there is no such file.';
  return [
    {
      path: [...path, "shows"],
      problem,
      fix: 'Add content/book/details.json, or show another picture instead of "cover".',
    },
  ];
}

/** The gathering's texts must contain the weekday, both times and, in English, the week of its schedule. */
export const gatheringTexts: FieldsRule = (_data, { facts, language }) => {
  if (facts === undefined) return [];
  const factText = (name: string) => filledText(`{gathering.${name}}`, facts);
  const { from, to, week, weekday: day } = scheduleIn(facts);
  const timeMistakes = swappedMistakes(["gathering", "schedule"], from, to);
  if (timeMistakes.length > 0) return timeMistakes;
  const weekday = inLanguage(day, language);
  const expectations = [
    { field: "day", expected: weekday, pattern: new RegExp(weekday, "i") },
    // Only English: Intl does not know the words for “second” and “last”.
    ...(/^en\b/.test(language) ? [{ field: "day", expected: week, pattern: weekPattern(week) }] : []),
    ...[from, to].map((clock) => ({ field: "time", expected: clock, pattern: clockPattern(clock) })),
  ];
  return (
    expectations
      .map((one) => ({ ...one, text: factText(one.field) }))
      // Another rule reports unknown placeholders.
      .filter(({ text, pattern }) => text !== undefined && !pattern.test(text))
      .map(({ field, expected, text }) => ({
        path: ["gathering", field],
        problem: `“${text ?? ""}” does not match the schedule, which the site calculates with.`,
        fix: `Write “${expected}” in this text${field === "time" ? " (or another spelling of this time)" : ""}, or correct the gathering’s "schedule" below.`,
      }))
  );
};

/** The next start of the course must be in the future. */
export const courseStart: FieldsRule = (data, { today = "" }) => {
  const day = ownText(data, "course", "nextStart");
  return day !== "" && day < today
    ? [
        {
          path: ["course", "nextStart"],
          ...pastNote(day, 'Correct the date, or remove "nextStart".', "this date"),
        },
      ]
    : [];
};

function scheduleIn(facts: object): Schedule {
  const scheduleText = (name: string) => filledText(`{gathering.schedule.${name}}`, facts) ?? "";
  return {
    week: scheduleText("week"),
    weekday: scheduleText("weekday"),
    from: scheduleText("from"),
    to: scheduleText("to"),
    zone: scheduleText("zone"),
  };
}

function inLanguage(weekday: string, language: string): string {
  // 4 January 2026 was a Sunday.
  const day = new Date(Date.UTC(2026, 0, 4 + weekdays.indexOf(weekday)));
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(day);
}

/** The spellings of a week: second and 2nd. */
function weekPattern(week: string): RegExp {
  const number = { first: "1st", second: "2nd", third: "3rd", fourth: "4th" }[week] ?? week;
  return new RegExp(`\\b(?:${week}|${number})\\b`, "i");
}

/** The usual spellings of a time. Those of 18:00 are 18:00, 18.00, 18h00, 6:00 and 6. 24:00 can also be 00:00. */
function clockPattern(clock: string): RegExp {
  const [hours = "", minutes = ""] = clock.split(":");
  const otherHalf = Number(hours) % 24 < 12 ? "p" : "a";
  const shortForm = `${String(Number(hours) % 12 || 12)}(?!\\S*\\s*${otherHalf}\\.?m)`;
  const minutesForm = minutes === "00" ? "(?:[:.h]00)?" : `[:.h]${minutes}`;
  return new RegExp(
    `(?<![\\d:.])(?:${hours.replace("24", "24|00")}|${shortForm})${minutesForm}(?![:.]?\\d)`,
    "i",
  );
}

/** An event's days and hours must be in order, and complete. */
export const eventTimes: FieldsRule = (data, { facts }) => {
  const { date, endDate, from, to, time, zone } = data as Partial<
    Record<"date" | "endDate" | "from" | "to" | "time" | "zone", string>
  >;
  const mistakes: FieldMistake[] = [];
  if (date === undefined && (endDate ?? from ?? to) !== undefined)
    mistakes.push(
      missingMistake(
        ["date"],
        'Write the day on which the event begins, such as 2026-03-08. If the day is not known yet, remove "from", "to" and "endDate".',
      ),
    );
  if ((from === undefined) !== (to === undefined)) {
    const fix = "Calendars need a start and an end. Add the missing time, or remove the other time.";
    mistakes.push(missingMistake([from === undefined ? "from" : "to"], fix));
  }
  if (date !== undefined && endDate !== undefined && endDate <= date)
    mistakes.push(
      tooEarlyMistake(
        ["endDate"],
        endDate,
        date,
        'Correct "endDate". If the event lasts only one day, remove "endDate".',
      ),
    );
  if (from === undefined || to === undefined) return mistakes;
  if (endDate === undefined)
    mistakes.push(
      ...swappedMistakes([], from, to).map((one) => ({
        ...one,
        fix: `${one.fix} If the event ends on a later day, add "endDate".`,
      })),
    );
  const eventZone = zone ?? (facts && scheduleIn(facts).zone);
  if (date !== undefined && eventZone !== undefined && mistakes.length === 0)
    mistakes.push(...skippedMistakes([], momentsOn({ date, endDate, from, to, zone: eventZone }), eventZone));
  if (time !== undefined)
    mistakes.push({
      path: ["time"],
      problem: 'is not shown, because "from" and "to" already contain the hours.',
      fix: 'Remove "time", or remove "from" and "to".',
      isNote: true,
    });
  return mistakes;
};

/** If the date of a past event would be at most this many days away in the next year, its year is probably mistyped. */
const maxDaysToNextYear = 120;

/** Notes that the year of an event may be mistyped: the event is far ahead, or is past but soon in the next year. */
export const eventYear: FieldsRule = (data, { today }) => {
  const { date, endDate, recording } = data as { date?: string; endDate?: string; recording?: object };
  if (date === undefined || today === undefined) return [];
  const nextYear = yearsAfter(date, 1);
  const isSoon = nextYear >= today && nextYear <= daysFrom(today, maxDaysToNextYear);
  if ((endDate ?? date) < today && isSoon && !recording) {
    const problem = `${date} is in the past, so the event is listed as a past event.`;
    const years = endDate === undefined ? "the year" : 'the year, also in "endDate"';
    const fix = `If you mean ${nextYear}, correct ${years}. If ${date} is right, leave the date as it is.`;
    return [{ path: ["date"], problem, fix, isNote: true }];
  }
  return farAheadNotes([endDate === undefined ? "date" : "endDate"], endDate ?? date, today);
};

/** Notes that a page would show a text in the wrong direction. The site's own language runs from left to right. */
export const teachingDirection: FieldsRule = (data, _content, { body }) => {
  const { title, excerpt, language } = data as { title: string; excerpt: string; language?: string };
  const writtenDirection = directionOf([title, excerpt, body].join(" "));
  const shownDirection = language === undefined ? "ltr" : languageAttributes(language).dir;
  if (writtenDirection === shownDirection) return [];
  const [start, end] = writtenDirection === "rtl" ? ["right", "left"] : ["left", "right"];
  const fix =
    writtenDirection === "rtl"
      ? 'Write the language of the teaching, such as language: "ar" for Arabic, "fa" for Persian or "he" for Hebrew.'
      : 'Correct "language". If the teaching is in the site’s language, remove "language".';
  return [
    {
      path: ["language"],
      problem: `Most letters of this teaching are written from ${start} to ${end}, but its page would show them from ${end} to ${start}.`,
      fix,
      isNote: true,
    },
  ];
};

/** Notes that a coming teaching has a date in the past. */
export const teachingDate: FieldsRule = (data, { today = "" }) => {
  const { date, status } = data as { date: string; status: string };
  if (status !== "coming-soon" || date >= today) return [];
  const problem = `${date} is in the past, but the status of the teaching is still "coming-soon", so the teaching’s card does not show a date.`;
  const fix = 'Write the day on which the teaching will appear, or change the status to "published".';
  return [{ path: ["date"], problem, fix, isNote: true }];
};

/** A recording on another site must have a length, and each guid must be unique. */
export const teachingRecording: FieldsRule = (data, { files }, { file }) => {
  const { recording } = data as { recording?: { file: string; duration?: string; guid?: string } };
  if (recording === undefined) return [];
  const { guid, duration, file: soundPath } = recording;
  const sameGuidFile = files.find((one) => one.file !== file && guid !== undefined && guidOf(one) === guid);
  const mistakes: FieldMistake[] = [];
  if (sameGuidFile)
    mistakes.push({
      path: ["recording", "guid"],
      problem: `This episode and content/${sameGuidFile.file} have the same podcast identifier, "${guid ?? ""}", so podcast apps would show only one of the two. (An episode without "guid" has the name of its file as identifier.)`,
      fix: 'Correct "guid". If the episode is not from an earlier podcast, and the teaching was not renamed, remove "guid".',
    });
  const fix =
    'Write the length of the recording, such as "38:12". The site can read the length only from files in content/files.';
  if (duration === undefined && isOnTheWeb(soundPath) && mistakeElsewhere(soundPath) === undefined)
    mistakes.push(missingMistake(["recording", "duration"], fix));
  return mistakes;
};

/** The identifier of a teaching's recording in podcast apps; undefined without a recording. */
function guidOf({ file, data }: ContentFile): string | undefined {
  const recording = file.startsWith("articles/") ? ownValue(data, "recording") : undefined;
  return recording === undefined ? undefined : ownText(recording, "guid") || posix.parse(file).name;
}

/** An available devotional must have slides. A devotional without slides must have the number of days. */
export const devotionalSlides: FieldsRule = (data) => {
  const { status, days, slides = [] } = data as { status: string; days?: string; slides?: unknown[] };
  if (slides.length > 0) return [];
  const statusMistake = {
    path: ["status"],
    problem: 'is "available", but the devotional does not have slides.',
    fix: 'Add slides, or write "coming-soon" as the status.',
  };
  const daysFix = "Write the number of days. The site can only count the days if the devotional has slides.";
  return [
    ...(status === "available" ? [statusMistake] : []),
    ...(days === undefined ? [missingMistake(["days"], daysFix)] : []),
  ];
};

/** The minimum side of the podcast's picture (https://podcasters.apple.com/support/896-artwork-requirements). */
const minPodcastPicturePx = 1400;

/** Each form of the ministry must have the address that visitors can write to instead. */
export const formAddresses: FieldsRule = (data, { paths }) =>
  forms
    .filter(({ name }) => paths.includes(`forms/${name}.json`))
    .filter(({ writeTo }) => ownText(data, "addresses", writeTo, "email") === "")
    .map(({ name, writeTo }) =>
      missingMistake(
        ["addresses", writeTo],
        `Add "${writeTo}" to "addresses", with a "label" such as Questions and an "email" such as info@ministry.example. The form in content/forms/${name}.json shows the email address.`,
      ),
    );

/** The podcast's picture must have a size that directories accept. Another rule checks whether the picture exists. */
export const podcastPicture: FieldsRule = (data, { reader }) => {
  const path = ["podcast", "picture", "file"];
  const size = reader?.sizeOf(ownText(data, ...path));
  if (!size || (size.width === size.height && size.width >= minPodcastPicturePx)) return [];
  const problem = `has ${String(size.width)} × ${String(size.height)} pixels. Podcast directories do not accept this size.`;
  return [
    { path, problem, fix: "Use a square picture of at least 1,400 × 1,400 pixels, ideally 3,000 × 3,000." },
  ];
};

/** Each photograph of the press kit must have a picture, or show a shared picture that exists. */
export const pressPhotos: FieldsRule = (data, content) => {
  const { photos } = data as { photos: { cards: { shows?: string; picture?: unknown }[] } };
  return photos.cards.flatMap(({ shows, picture }, index) => {
    const path = ["photos", "cards", index];
    const fix = 'Add the picture. To show the leader’s portrait instead, write "shows": "portrait".';
    if (shows === undefined && picture === undefined) return [missingMistake([...path, "picture"], fix)];
    return coverMistakes(path, shows, content);
  });
};

/** A change must have the date of a gathering, and a new day without another gathering. */
export const announcementDates: FieldsRule = (data, { facts, today }) => {
  // The mistakes of an invalid schedule are reported separately.
  if (facts === undefined || today === undefined) return [];
  return announcementMistakes(data as Announcements, scheduleIn(facts), today);
};

/** Notes texts with a link to the book if there are several shops, because the link opens only one of them. */
export const linksToOneShop: FieldsRule = (data, { files }) => {
  const { shops = [] } = data as { shops?: readonly unknown[] };
  const texts = files.filter((one) => `${JSON.stringify(one.data)} ${one.body}`.includes("]({links.book})"));
  if (shops.length < 2 || texts.length === 0) return [];
  const problem = `There are several shops, but a link to {links.book} in a text opens only one of them. Texts with such a link: ${texts.map(({ file }) => `content/${file}`).join(", ")}.`;
  return [
    {
      path: ["shops"],
      problem,
      fix: "Link to the book's page instead: [our book](/acts-of-war-book).",
      isNote: true,
    },
  ];
};

/** A value from a list in another file must exist in that list, unless the file cannot be read. */
export const knownChoice: Rule = (value, { files }, field) => {
  const { contentType, values = "", labels = "" } = field?.chosenFrom ?? {};
  const listFile = files.find((one) => one.contentType.name === contentType && !one.isBroken);
  if (listFile === undefined) return undefined;
  const texts = Array.from(textsIn(listFile.contentType.schema, listFile.data));
  const textsAt = (pattern: string) =>
    texts.filter(({ path }) => collectionOf(path) === pattern.replace(".*", ""));
  const knownValues = textsAt(values).map(({ text }) => text);
  if (knownValues.includes(value)) return undefined;
  // Editors may write the label that visitors see.
  const labelText = textsAt(labels).find(({ text }) => isSameName(text, value));
  const entryOf = (path: Path = []) => path.slice(0, -1).join(".");
  const suggestion =
    textsAt(values).find(({ path }) => entryOf(path) === entryOf(labelText?.path))?.text ??
    nearestName(value, knownValues);
  const hint = [
    suggestion === undefined ? "" : `Did you mean "${suggestion}"?`,
    knownValues.length === 0 ? "" : `The list contains: ${knownValues.join(", ")}.`,
  ].join(" ");
  const list = values.replace(/\.\*.*/, "");
  const entry = fieldAt(listFile.contentType.schema, [...list.split("."), 0]);
  const requiredFields = entry?.type === "object" ? entry.required : [];
  const fieldNames = new Intl.ListFormat("en-GB").format(requiredFields.map((name) => `"${name}"`));
  const addition = `To add a new entry to the list, write ${fieldNames} there. Then write the new "${values.replace(/.*\./, "")}" in this field.`;
  return {
    problem: `"${value}" is not in the list "${list}" in content/${listFile.file}.`,
    fix: suggestion === undefined ? `${hint} ${addition}`.trim() : hint,
  };
};

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Ids must be unique in their collection. The second entry is reported. */
export const repeatedIds: ContentRule = ({ files }) => {
  const firstFiles = new Map<string, string>();
  return files.flatMap((file) =>
    Array.from(textsIn(file.contentType.schema, file.data))
      .filter(({ field }) => field.format === "id")
      .flatMap(({ text, path }) => {
        const key = [file.contentType.name, collectionOf(path), text].join(" ");
        const owner = firstFiles.get(key);
        if (owner === undefined) {
          firstFiles.set(key, file.file);
          return [];
        }
        const location = owner === file.file ? "in this file" : `in content/${owner}`;
        const problem = `Another entry ${location} has the same "${String(path.at(-1))}": "${text}".`;
        const fix = `Change the "${String(path.at(-1))}" of one of the two entries.`;
        return [mistakeAt(file, { path, problem, fix })];
      }),
  );
};

/** The path without list indexes: all entries belong to one collection. */
function collectionOf(path: Path): string {
  return path.filter((key) => typeof key === "string").join(".");
}
