import { isDay } from "./schema";

/**
 * Says whether a day lies before today, where the visitor is.
 * @param day as a date input writes it (2027-03-31); anything else has not passed
 * @param now the visitor's clock
 */
export function hasPassed(day: string, now: Date): boolean {
  if (!isDay(day)) return false;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date) < new Date(now.getFullYear(), now.getMonth(), now.getDate());
}
