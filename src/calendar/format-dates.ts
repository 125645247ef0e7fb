import { dayOf, type ChangedGathering } from "./next-gatherings";
import { fillText } from "../text/fill-text";

/**
 * Formats a moment, with the same result on the server and in the browser.
 * @param moment in ISO 8601
 * @param form the Intl options; without `timeZone`, the visitor's own zone
 */
export function formatMoment(moment: string, language: string, form: Intl.DateTimeFormatOptions): string {
  // Node writes a narrow no-break space before PM and Chromium a plain one, which would be a hydration mismatch.
  return formatterOf(language, form).format(new Date(moment)).replaceAll("\u202f", " ");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Cached, since creating an Intl.DateTimeFormat costs as much as a hundred calls of it.
function formatterOf(language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(form);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, form);
  formatters.set(key, formatter);
  return formatter;
}

/** A day with its weekday, for places where the day must be unmistakable. */
export const fullDay: Intl.DateTimeFormatOptions = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
};

/** A day of a gathering, which is within a year. */
export const dayWithoutYear = { weekday: "long", month: "long", day: "numeric" } as const;

/** Formats a day: 2026-03-08 is "March 8, 2026" in English. */
export function formatDay(
  day: string,
  language: string,
  form: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return formatMoment(`${day}T00:00:00Z`, language, { ...form, timeZone: "UTC" });
}

/**
 * Formats a range of days. A part that both days share appears once, such as the year.
 * @param briefly whether a range is without weekdays, because its hours contain them
 */
export function formatDays(first: string, last: string, language: string, briefly = false): string {
  const form = briefly && first !== last ? ({ dateStyle: "long" } as const) : fullDay;
  return formatterOf(language, { ...form, timeZone: "UTC" })
    .formatRange(new Date(first), new Date(last))
    .replaceAll(/[\u2009\u202f]/g, " ");
}

/**
 * Formats start and end in a zone: with weekdays if it ends on another day, and with both zone abbreviations if clocks
 * change in between.
 * @param sentence with {from}, {to} and {zone}
 * @param start a moment in ISO 8601, with the zone's offset
 */
export function formatHours(
  sentence: string,
  start: string,
  end: string,
  language: string,
  zone: string,
): string {
  const isOneDay = dayOf({ start }) === dayOf({ start: end });
  const clock = (moment: string) => {
    const time = formatMoment(moment, language, { hour: "numeric", minute: "2-digit", timeZone: zone });
    return isOneDay
      ? time
      : `${formatMoment(moment, language, { weekday: "long", timeZone: zone })} ${time}`;
  };
  const first = zoneAbbreviation(start, language, zone);
  const last = zoneAbbreviation(end, language, zone);
  return fillText(sentence, {
    from: first === last ? clock(start) : `${clock(start)} ${first}`,
    to: clock(end),
    zone: last,
  });
}

/** The sentences about a changed gathering, in content/frame.json. */
interface ChangeTexts {
  /** With {date} and {reason}. */
  readonly cancelled: string;
  /** With {date}, {newDate}, {time} and {reason}. */
  readonly moved: string;
  /** With {date}, {time} and {reason}, for a gathering that is moved within its day. */
  readonly movedHour?: string | null;
}

/** Describes the cancellation or the move of a gathering, with the reason. */
export function formatChange(
  { start, movedTo, reason }: ChangedGathering & { readonly reason: string },
  texts: ChangeTexts,
  language: string,
  zone: string,
): string {
  const day = { ...dayWithoutYear, timeZone: zone };
  const clock = { hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone: zone } as const;
  const movedSentence =
    movedTo && dayOf(movedTo) === dayOf({ start }) ? (texts.movedHour ?? texts.moved) : texts.moved;
  const sentence = movedTo
    ? fillText(movedSentence, {
        newDate: formatMoment(movedTo.start, language, day),
        time: formatMoment(movedTo.start, language, clock),
      })
    : texts.cancelled;
  return fillText(sentence, { date: formatMoment(start, language, day), reason });
}

/** The abbreviation of a zone at a moment: EST in winter, EDT in summer. */
export function zoneAbbreviation(moment: string, language: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "short" }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
