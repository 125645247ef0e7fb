import { isDay } from "../../forms/fields";
import type { Validator } from "./validator";

/** A day must exist in the calendar: no 31 April, and 29 February only in leap years. */
export const realDay: Validator = (day) => {
  if (isDay(day)) return [];
  return [{ problem: `"${day}" is no day of the calendar.`, fix: "Look up how many days that month has." }];
};
