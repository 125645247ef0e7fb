import { fillPlaceholders } from "../placeholders";
import type { Facts } from "../placeholders";
import type { Finding, PlacedFinding } from "../problem";
import { isEnglish } from "./is-english";
import { weeks } from "../../calendar/next-gatherings";
import { nameAZone, zoneNames } from "./zone-names";

/**
 * Compares the gathering's displayed times with its schedule, and validates the schedule. The words of days, times and
 * lengths are known in English only: for another language, a note says that they are not compared.
 * @param facts the facts, complete and with valid structure
 * @param language the site's language
 * @returns findings in facts.json
 */
export function gatheringFindings(facts: Facts, language: string): PlacedFinding[] {
  try {
    const say = (name: string) => fillPlaceholders(`{gathering.${name}}`, facts);
    const [from, to] = [say("schedule.from"), say("schedule.to")];
    const which = weeks.indexOf(say("schedule.week"));
    const weekday = say("schedule.weekday");
    const findings = to > from ? [] : [endBeforeStart(from, to)];
    if (!isEnglish(language)) return [...findings, notCompared];
    return [
      ...findings,
      ...disagreement("day", say("day"), [[weekday], ordinals.map((forms) => forms[which] ?? "")]),
      ...disagreement("time", say("time"), [clockForms(from), clockForms(to)]),
      ...otherZone(say("time"), zoneNames(say("schedule.zone"))),
      ...otherLength(say("length"), minutesIn(to) - minutesIn(from)),
    ];
  } catch {
    // Unknown placeholders are reported by their own validator.
    return [];
  }
}

function endBeforeStart(from: string, to: string): Finding {
  return {
    path: ["gathering", "schedule", "to"],
    problem: `"${to}" is not later than "${from}".`,
    fix: "Write when the gathering ends, on the same day as it begins.",
  };
}

const notCompared: PlacedFinding = {
  path: ["gathering", "schedule"],
  problem: "is not compared with day, time and length above: the check knows their words in English only.",
  fix: "Compare them yourself.",
  isNote: true,
};

const ordinals = [weeks, ["1st", "2nd", "3rd", "4th", "last"]];

// Each expected value must occur in one of its forms. The message suggests the first form.
function disagreement(field: string, words: string, wanted: readonly (readonly string[])[]): Finding[] {
  const missing = wanted.filter((forms) => !forms.some((form) => holds(words, form)));
  return missing.map(([form = ""]) => ({
    path: ["gathering", field],
    problem: `“${words}” is not what the schedule says, by which the site reckons.`,
    fix: `Say “${form}” here, or mend gathering.schedule below.`,
  }));
}

function holds(words: string, form: string): boolean {
  // The plus sign of GMT+1 is no quantifier.
  return new RegExp(`(?<![\\w:])${form.replace("+", "\\+")}(?![\\w:])`, "i").test(words);
}

/** The usual spellings of 18:00: 6:00 PM, 6pm, 18:00; also 6:00 and 6 if the text omits AM and PM. */
function clockForms(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const onDial = String(hours % 12 === 0 ? 12 : hours % 12);
  const half = hours < 12 ? "A" : "P";
  const dial = `${onDial}:${time.slice(3)}`;
  const forms = minutes === 0 ? [dial, onDial] : [dial];
  return [
    `${dial} ${half}M`,
    time,
    ...forms.flatMap((form) => [`${form}\\s*${half}\\.?M`, `${form}(?!\\s*[AP]\\.?M)`]),
  ];
}

// The text may name no zone, or other zones in addition to the schedule's.
function otherZone(words: string, own: readonly string[]): Finding[] {
  return nameAZone(words) ? disagreement("time", words, [own]) : [];
}

function otherLength(words: string, minutes: number): Finding[] {
  const said = minutesSaid(words);
  if (minutes <= 0 || said === undefined || said === minutes) return [];
  return [
    {
      path: ["gathering", "length"],
      problem: `“${words}” is not how long it is by the schedule: ${String(minutes)} minutes.`,
      fix: "Say here how long it is, or mend gathering.schedule below.",
    },
  ];
}

// Text that cannot be parsed, such as "half an hour" or "1½ hours", is not checked.
function minutesSaid(words: string): number | undefined {
  const said = Array.from(words.matchAll(spans), ([, count, unit]) =>
    unit?.toLowerCase() === "hour" ? Number(count) * 60 : Number(count),
  );
  if (said.length === 0 || /\p{N}|half|quarter|hour|minute/iu.test(words.replace(spans, "")))
    return undefined;
  return Math.round(said.reduce((sum, one) => sum + one));
}

const spans = /(?<![\p{N}.,/–-])(\d+(?:\.\d+)?)[\s-]*(hour|minute)/giu;

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
