import {
  dayOf,
  gatheringOf,
  momentsOfMove,
  type Change,
  type Schedule,
} from "../../calendar/next-gatherings";
import type { FieldMistake } from "../messages";
import { farAheadNotes, missingMistake, skippedMistakes, swappedMistakes } from "./rule";

/** The data of content/announcements.json. */
export interface Announcements {
  readonly changes: readonly Change[];
  readonly announcements: readonly Announcement[];
}

/** An announcement in content/announcements.json, without its text. */
interface Announcement {
  readonly href?: string;
  readonly label?: string;
  readonly firstDay?: string;
  readonly lastDay: string;
}

/**
 * Compares the announcements with the gathering's schedule and with today. Past entries are only notes.
 * @param today such as 2026-03-10
 */
export function announcementMistakes(
  { changes, announcements }: Announcements,
  schedule: Schedule,
  today: string,
): FieldMistake[] {
  return [
    ...changes.flatMap((change, index) => {
      const mistake = changeMistake(change, changes.slice(0, index), changes, schedule, today);
      return mistake ? [{ ...mistake, path: ["changes", index, ...mistake.path] }] : [];
    }),
    ...announcements.flatMap((announcement, index) =>
      announcementMistake(announcement, today).map((mistake) => ({
        ...mistake,
        path: ["announcements", index, ...mistake.path],
      })),
    ),
  ];
}

/** A new entry in the past is a mistake. An entry that has become old is only a note. */
export const pastNote = (
  day: string,
  fix = "Correct the date, or remove this entry.",
  hiddenPart = "this entry",
) => ({
  problem: `${day} is in the past, so pages do not show ${hiddenPart}.`,
  fix,
  isNote: true,
  isRefusedIfNew: true,
});

function changeMistake(
  { date, movedTo }: Change,
  earlierChanges: readonly Change[],
  allChanges: readonly Change[],
  schedule: Schedule,
  today: string,
): FieldMistake | undefined {
  if (date < today && (movedTo?.date ?? date) < today)
    return {
      path: [],
      ...pastNote(
        movedTo?.date ?? date,
        "Correct the date. A change that was saved earlier can stay as it is, because calendars still show this change.",
      ),
    };
  const plannedDay = (day: string, monthsLater = 0) => dayOf(gatheringOf(schedule, day, monthsLater));
  if (plannedDay(date) !== date) {
    const plannedDays = [date, today].flatMap((day) => [plannedDay(day), plannedDay(day, 1)]);
    const nearDays = [...new Set(plannedDays)].filter((day) => day >= today).slice(0, 2);
    const fix = `Use the date of a gathering, such as ${nearDays.join(" or ")}.`;
    return { path: ["date"], problem: `There is no gathering on ${date}.`, fix };
  }
  if (earlierChanges.some((change) => change.date === date))
    return {
      path: ["date"],
      problem: `"${date}" is in the list twice.`,
      fix: "Remove one of the two entries.",
    };
  if (!movedTo) return undefined;
  const { from = schedule.from, to = schedule.to } = movedTo;
  const [timeMistake] = movedTo.to === undefined ? [] : swappedMistakes(["movedTo"], from, to);
  if (timeMistake && movedTo.from === undefined)
    return {
      path: timeMistake.path,
      problem: `"${to}" must be later than the usual start, "${from}".`,
      fix: 'Correct the end time, or also write the new start time ("from").',
    };
  if (timeMistake) return timeMistake;
  const movedGathering = momentsOfMove(schedule, movedTo);
  const [skippedTimeMistake] = skippedMistakes(["movedTo"], movedGathering, schedule.zone);
  if (skippedTimeMistake) return skippedTimeMistake;
  const usualGathering = gatheringOf(schedule, date);
  if (movedGathering.start === usualGathering.start && movedGathering.end === usualGathering.end)
    return {
      path: ["movedTo"],
      problem: "is the usual day and time of this gathering.",
      fix: 'Write another day or time. If the gathering takes place as usual, remove this entry. To cancel the gathering, remove only "movedTo".',
    };
  const [previousDay, nextDay] = [plannedDay(date, -1), plannedDay(date, 1)];
  if (movedTo.date <= previousDay || movedTo.date > nextDay)
    return {
      path: ["movedTo", "date"],
      problem: `${movedTo.date} must be after the previous gathering (${previousDay}) and not after the next gathering (${nextDay}).`,
      fix: 'Correct the date. To cancel the gathering, remove "movedTo".',
    };
  const isTaken =
    earlierChanges.some((change) => change.movedTo?.date === movedTo.date) ||
    (plannedDay(movedTo.date) === movedTo.date && !allChanges.some((change) => change.date === movedTo.date));
  if (!isTaken) return undefined;
  return {
    path: ["movedTo", "date"],
    problem: `There is another gathering on ${movedTo.date}.`,
    fix: 'Choose another day. To cancel the gathering, remove "movedTo".',
  };
}

function announcementMistake(
  { href, label, firstDay, lastDay }: Announcement,
  today: string,
): FieldMistake[] {
  if (lastDay < today) return [{ path: [], ...pastNote(lastDay) }];
  if (firstDay !== undefined && firstDay > lastDay)
    return [
      {
        path: ["lastDay"],
        problem: `"${lastDay}" must not be before "${firstDay}".`,
        fix: 'Correct "lastDay", or remove "firstDay".',
      },
    ];
  const notes = farAheadNotes(["lastDay"], lastDay, today);
  if ((href === undefined) === (label === undefined)) return notes;
  const fix = 'A link needs both "href" and "label". Add the missing field, or remove the other field.';
  return [...notes, missingMistake([href === undefined ? "href" : "label"], fix)];
}
