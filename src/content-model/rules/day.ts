import { isDay } from "../../forms/booking/schema";
import type { Rule } from "./rule";

/** The day is in the calendar: no 31 April, no 29 February but in leap years. */
export const realDay: Rule = (day) => {
  if (isDay(day)) return [];
  return [{ problem: `"${day}" is no day of the calendar.`, fix: "Look up how many days that month has." }];
};
