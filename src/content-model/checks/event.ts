import type { Finding } from "../problem";

interface EventData {
  readonly status: string;
  readonly date?: string;
  readonly endDate?: string;
}

/**
 * Compares an event's dates with its status.
 * @param data the event's data, with valid structure
 * @param today the current date; if undefined, future dates are not checked
 */
export function eventFindings(data: unknown, today: string | undefined): Finding[] {
  const event = data as EventData;
  return [...lastDayFindings(event), ...overFindings(event, today)];
}

function lastDayFindings({ date, endDate }: EventData): Finding[] {
  if (endDate === undefined) return [];
  if (date === undefined)
    return [
      {
        path: ["endDate"],
        problem: "is the last day of an event without a first.",
        fix: 'Write the first day as "date", or take this one away.',
      },
    ];
  if (endDate > date) return [];
  return [
    {
      path: ["endDate"],
      problem: `"${endDate}" is not later than "${date}".`,
      fix: "Write the last day here and the first one as date; an event of one day has no endDate.",
    },
  ];
}

function overFindings({ status, date, endDate }: EventData, today: string | undefined): Finding[] {
  if (status !== "completed") return [];
  if (date === undefined)
    return [
      {
        path: ["status"],
        problem: 'is "completed", and the event has no day.',
        fix: 'Write the day on which it was ("date": "2026-03-08"), or "upcoming" here.',
      },
    ];
  const last = endDate ?? date;
  if (today === undefined || last <= today) return [];
  return [
    {
      path: [endDate === undefined ? "date" : "endDate"],
      problem: `${last} has not come, and the event is said to be over.`,
      fix: 'Mend the day, or write "upcoming" for its status.',
    },
  ];
}
