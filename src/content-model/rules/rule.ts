import { isSkipped, minutesOf, type Period } from "../../calendar/local-time";
import type { Content, ContentFile } from "../content";
import type { TextField } from "../fields";
import type { FieldMistake, Explanation, LineMistake, Mistake, Path } from "../messages";
import type { ParsedText } from "../text/parse";

/** The context of a text for the rules. */
export interface RuleContext extends Content {
  /** The file's path in content/. */
  readonly file: string;
  /** Whether the file is a draft, in which alternative texts may be missing. */
  readonly isDraft?: boolean;
  /** Whether the functions of forms show the text. Then the facts do not contain counts. */
  readonly isForFunctions?: boolean;
}

/** Checks which files exist, and compares files with each other. */
export type ContentRule = (content: Content) => Mistake[];

/** Checks the fields of one file: with each other, and with other files. */
export type FieldsRule = (data: unknown, content: Content, file: ContentFile) => FieldMistake[];

/** Checks the Markdown of one file. */
export type BodyRule = (text: ParsedText, context: RuleContext) => LineMistake[];

/**
 * Checks one text at its location.
 * @param field the field's schema; undefined in the body of an MDX file
 */
export type Rule = (
  text: string,
  context: RuleContext,
  field?: TextField,
) => Explanation | readonly Explanation[] | undefined;

/** The mistake of a missing field that other fields require. */
export function missingMistake(path: Path, fix: string): FieldMistake {
  return { path, problem: `"${String(path.at(-1))}" is missing.`, fix };
}

/** The mistake of a day or time that must be later than another. */
export function tooEarlyMistake(path: Path, end: string, beginning: string, fix: string): FieldMistake {
  return { path, problem: `"${end}" must be later than "${beginning}".`, fix };
}

/** The note on a day that is so far ahead that its year is probably mistyped: more than two years. */
export function farAheadNotes(path: Path, day: string | undefined, today: string): FieldMistake[] {
  if (day === undefined || day <= yearsAfter(today, 2)) return [];
  return [
    {
      path,
      problem: `${day} is more than two years ahead.`,
      fix: "Correct the year if it is wrong.",
      isNote: true,
    },
  ];
}

/** The same day some years later, such as 2028-03-10. */
export function yearsAfter(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years)}${day.slice(4)}`;
}

/** The mistake of two times that seem to be swapped, because they are more than half a day apart. */
export function swappedMistakes(path: Path, from: string, to: string): FieldMistake[] {
  const minutes = minutesOf(to) - minutesOf(from);
  if (minutes > 0 || (minutes < 0 && minutes + 24 * 60 <= 12 * 60)) return [];
  const fix = "Correct the start or the end. An end after midnight can be up to 12 hours after the start.";
  return [tooEarlyMistake([...path, "to"], to, from, fix)];
}

/** The mistakes of local times that do not exist, because clocks are set forward. */
export function skippedMistakes(path: Path, { start, end }: Period, zone: string): FieldMistake[] {
  return (
    [
      ["from", start],
      ["to", end],
    ] as const
  )
    .filter(([, moment]) => isSkipped(moment, zone))
    .map(([name, moment]) => ({
      path: [...path, name],
      problem: `${moment.slice(11, 16)} does not exist on ${moment.slice(0, 10)} in ${zone}, because clocks are set forward.`,
      fix: "Write another time.",
    }));
}
