import { changedGatherings, changeEndOf, type Change, type Schedule } from "../next-gatherings";

/** The schedule of the tests: half an hour on the second Tuesday of the month, in New York. */
export const schedule: Schedule = {
  week: "second",
  weekday: "Tuesday",
  from: "18:00",
  to: "18:30",
  zone: "America/New_York",
};

/** The changed gatherings in the form that pages and calendars use, with the reason as their text. */
export function gatheringsChangedBy(changes: readonly Change[], of: Schedule = schedule) {
  return changedGatherings(of, changes).map((one) => ({
    ...one,
    text: one.reason,
    until: changeEndOf(one, of.zone),
  }));
}
