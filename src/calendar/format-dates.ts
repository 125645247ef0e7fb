import { dayOf, type ChangedGathering } from "./next-gatherings";
import { fillText } from "../text/fill-text";

/**
 * Formats a moment, with the same result on the server and in the browser.
 * @param moment in ISO 8601
 * @param format Without `timeZone`, the visitor's own zone is used.
 */
export function formatMoment(moment: string, language: string, format: Intl.DateTimeFormatOptions): string {
  // Before PM, Node writes a narrow no-break space and Chromium a plain space, which would cause a hydration mismatch.
  return getFormatter(language, format).format(new Date(moment)).replaceAll("\u202f", " ");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Formatters are cached, because creating one takes as much time as a hundred calls of its `format`.
function getFormatter(language: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(format);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, format);
  formatters.set(key, formatter);
  return formatter;
}

/** A day with its weekday and its year, where the day must be unmistakable. */
export const fullDayFormat: Intl.DateTimeFormatOptions = {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
};

/** The day of a gathering. The year is left out, because the gathering is less than a year away. */
export const dayFormatWithoutYear = { weekday: "long", month: "long", day: "numeric" } as const;

export function formatDay(
  day: string,
  language: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return formatMoment(`${day}T00:00:00Z`, language, { ...format, timeZone: "UTC" });
}

/**
 * Formats a range of days. If both days have the same year or month, the text contains it only once.
 * @param isBrief whether to leave out the weekdays of a range, because the text of its hours contains them
 */
export function formatDays(firstDay: string, lastDay: string, language: string, isBrief = false): string {
  const format = isBrief && firstDay !== lastDay ? ({ dateStyle: "long" } as const) : fullDayFormat;
  return getFormatter(language, { ...format, timeZone: "UTC" })
    .formatRange(new Date(firstDay), new Date(lastDay))
    .replaceAll(/[\u2009\u202f]/g, " ");
}

/**
 * Formats start and end in a zone: with weekdays if the end is on another day, and with both zone abbreviations if
 * clocks change in between.
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
  const formatTime = (moment: string) => {
    const time = formatMoment(moment, language, { hour: "numeric", minute: "2-digit", timeZone: zone });
    return isOneDay ? time : `${formatMoment(moment, language, { weekday: "long", timeZone: zone })} ${time}`;
  };
  const startZone = formatZone(start, language, zone);
  const endZone = formatZone(end, language, zone);
  return fillText(sentence, {
    from: startZone === endZone ? formatTime(start) : `${formatTime(start)} ${startZone}`,
    to: formatTime(end),
    zone: endZone,
  });
}

interface ChangeTexts {
  /** With {date} and {reason}. */
  readonly cancelled: string;
  /** With {date}, {newDate}, {time} and {reason}. */
  readonly moved: string;
  /** With {date}, {time} and {reason}, for a gathering that is moved within its day. */
  readonly movedHour?: string | null;
}

export function formatChange(
  { start, movedTo, reason }: ChangedGathering & { readonly reason: string },
  texts: ChangeTexts,
  language: string,
  zone: string,
): string {
  const dayFormat = { ...dayFormatWithoutYear, timeZone: zone };
  const timeFormat = { hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone: zone } as const;
  const movedSentence =
    movedTo && dayOf(movedTo) === dayOf({ start }) ? (texts.movedHour ?? texts.moved) : texts.moved;
  const sentence = movedTo
    ? fillText(movedSentence, {
        newDate: formatMoment(movedTo.start, language, dayFormat),
        time: formatMoment(movedTo.start, language, timeFormat),
      })
    : texts.cancelled;
  return fillText(sentence, { date: formatMoment(start, language, dayFormat), reason });
}

/** The abbreviation of a zone at a moment: EST in winter, EDT in summer. */
export function formatZone(moment: string, language: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "short" }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
