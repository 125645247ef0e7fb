import { listChangedGatherings, changeEndOf, type Change, type Schedule } from "../next-gatherings";

/** The schedule of the tests: half an hour on the second Tuesday of the month, in New York. */
export const schedule: Schedule = {
  week: "second",
  weekday: "Tuesday",
  from: "18:00",
  to: "18:30",
  zone: "America/New_York",
};

/** The changed gatherings with the fields that pages and calendars use. The text is the reason. */
export function gatheringsChangedBy(changes: readonly Change[], givenSchedule: Schedule = schedule) {
  return listChangedGatherings(givenSchedule, changes).map((gathering) => ({
    ...gathering,
    text: gathering.reason,
    until: changeEndOf(gathering, givenSchedule.zone),
  }));
}
