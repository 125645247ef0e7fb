import type { Finding } from "../problem";

/**
 * Where an event is said to be over before its day.
 * In: its data, in its form, and today; without that nothing can be said.
 */
export function eventFindings(data: unknown, today: string | undefined): Finding[] {
  const { status, date } = data as { status: string; date?: string };
  if (status !== "completed" || date === undefined || today === undefined || date <= today) return [];
  return [
    {
      path: ["date"],
      problem: `${date} has not come, and the event is said to be over.`,
      fix: 'Mend the day, or write "upcoming" for its status.',
    },
  ];
}
