import type { Rule } from "./rule";

/** The day is in the calendar: no 31 April, no 29 February but in leap years. */
export const realDay: Rule = (day) => {
  const date = new Date(`${day}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)) return [];
  return [{ problem: `"${day}" is no day of the calendar.`, fix: "Look up how many days that month has." }];
};
