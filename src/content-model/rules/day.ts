import { isDay } from "../../forms/booking/schema";
import type { Rule } from "./rule";

/** A day must exist in the calendar: no 31 April, and 29 February only in leap years. */
export const realDay: Rule = (day) => {
  if (isDay(day)) return [];
  return [{ problem: `"${day}" is no day of the calendar.`, fix: "Look up how many days that month has." }];
};
