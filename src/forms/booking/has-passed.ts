import { isDay } from "./schema";

/**
 * Returns whether a day is before today in the visitor's time zone.
 * @param day the value of a date input (2027-03-31); any other text counts as not passed
 * @param now the visitor's current time
 */
export function hasPassed(day: string, now: Date): boolean {
  if (!isDay(day)) return false;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date) < new Date(now.getFullYear(), now.getMonth(), now.getDate());
}
