import { fillPlaceholders } from "../placeholders";
import type { Facts } from "../placeholders";
import type { Finding } from "../problem";
import { nameAZone, zoneNames } from "./zone-names";

/**
 * Where the gathering's words and the schedule that the site reckons with say different things, or the schedule
 * itself cannot be. In: the facts, all of which are there and in their form. Out: findings in facts.json.
 */
export function gatheringFindings(facts: Facts): Finding[] {
  try {
    const say = (name: string) => fillPlaceholders(`{gathering.${name}}`, facts);
    const [from, to] = [say("schedule.from"), say("schedule.to")];
    const which = Number(say("schedule.week")) - 1;
    const weekday = say("schedule.weekday");
    return [
      ...(to > from
        ? []
        : [
            {
              path: ["gathering", "schedule", "to"],
              problem: `"${to}" is not later than "${from}".`,
              fix: "Write when the gathering ends, on the same day as it begins.",
            },
          ]),
      ...disagreement("day", say("day"), [[weekday], ordinals.map((forms) => forms[which] ?? "")]),
      ...disagreement("time", say("time"), [clockForms(from), clockForms(to)]),
      ...otherZone(say("time"), zoneNames(say("schedule.zone"))),
      ...otherLength(say("length"), minutesIn(to) - minutesIn(from)),
    ];
  } catch {
    // A placeholder in the words names nothing, which has a rule of its own.
    return [];
  }
}

const ordinals = [
  ["first", "second", "third", "fourth"],
  ["1st", "2nd", "3rd", "4th"],
];

// Each of the wanted must be there in one of its forms; the first is the one to write.
function disagreement(field: string, words: string, wanted: readonly (readonly string[])[]): Finding[] {
  const missing = wanted.filter((forms) => !forms.some((form) => holds(words, form)));
  return missing.map(([form = ""]) => ({
    path: ["gathering", field],
    problem: `“${words}” is not what the schedule says, by which the site reckons.`,
    fix: `Say “${form}” here, or mend gathering.schedule below.`,
  }));
}

function holds(words: string, form: string): boolean {
  return new RegExp(`(?<![\\w:])${form}(?![\\w:])`, "i").test(words);
}

/** 18:00 as people write it: 6:00 PM, 6pm, 18:00; without the half of the day where the words leave it out, 6:00, 6. */
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

// Words may name no zone, or others beside the schedule's own.
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

// What cannot be read, such as "half an hour" or "1½ hours", is left alone.
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
