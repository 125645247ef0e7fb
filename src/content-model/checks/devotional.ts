import { knownWords } from "./known-words";
import type { Facts } from "../placeholders";
import type { Finding } from "../problem";

/**
 * Finds a devotional that is marked as available but has no content, or whose days differ from those of its slides.
 * @param data the devotional's data, with valid structure
 * @param facts the facts, if they can be read
 */
export function devotionalFindings(data: unknown, facts: Facts | undefined): Finding[] {
  const { status, days, slides = [] } = data as Devotional;
  if (status === "available" && slides.length === 0)
    return [
      {
        path: ["status"],
        problem: `is "available", and there are no slides to read.`,
        fix: `Write its slides, or "coming-soon" here.`,
      },
    ];
  return status === "available" ? otherDays(days, slides, facts) : [];
}

interface Devotional {
  readonly status: string;
  readonly days: string;
  readonly slides?: readonly Slide[];
}

interface Slide {
  readonly id: string;
}

// A day of rest has no slide, so only the last slide is compared. Slides not named after their day are not checked.
function otherDays(days: string, slides: readonly Slide[], facts: Facts | undefined): Finding[] {
  const said = knownWords(days, facts);
  const last = Math.max(0, ...slides.map(({ id }) => Number(/^day-(\d+)$/.exec(id)?.[1] ?? 0)));
  if (last === 0 || said === undefined || !/^\d+$/.test(said) || Number(said) === last) return [];
  return [
    {
      path: ["days"],
      problem: `“${said}” is not the day of the last slide: ${String(last)}.`,
      fix: `Say ${String(last)} here, or in facts.json where that stands, or mend the slides: day-${said} is the last one's id.`,
    },
  ];
}
