import { env } from "node:process"; // A bare process.env is replaced while building; this is read at run time.
import { mailboxOf } from "../mail/mail-address";
import { conflictingSettings, options, type Variable, variables } from "./settings-table";

/** The name of a setting that a form needs. */
export type VariableName = keyof typeof variables;

/** The name of a setting that may be left empty. */
export type OptionName = keyof typeof options;

type AddressVariable = (typeof conflictingSettings)[number]["variable" | "other"];

type Value<V> = V extends Variable<infer T> ? T : never;

/** The settings, read and checked. */
export type Settings = { [Name in VariableName]: Value<(typeof variables)[Name]> };

/** A setting that cannot be used. The texts never contain its value. */
export interface SettingProblem {
  variable: VariableName | OptionName;
  /** What is wrong, after the name: "is not set." */
  problem: string;
  /** What to do. */
  fix: string;
}

/** A problem in a line, for logs. */
export function inOneLine({ variable, problem, fix }: SettingProblem): string {
  return `${variable} ${problem} ${fix}`;
}

/** Where settings are read from. */
export type Source = Readonly<Record<string, string | undefined>>;

/** Either all requested settings, or all problems with them. */
export type EnvironmentReading<Name extends VariableName = VariableName> =
  { ok: true; settings: Pick<Settings, Name> } | { ok: false; problems: SettingProblem[] };

/** The names of all settings that a form needs. */
export const variableNames = Object.keys(variables) as VariableName[];

/** The names of all settings that may be left empty. */
export const optionNames = Object.keys(options) as OptionName[];

/**
 * Reads the settings of the mail relay.
 * @param names all by default; a form reads its own, so that a missing setting of another form does not matter
 * @param source the process's environment by default
 */
export function readEnvironment<Name extends VariableName = VariableName>(
  names: readonly Name[] = variableNames as Name[],
  source: Source = env,
): EnvironmentReading<Name> {
  const settings: Partial<Record<VariableName, unknown>> = {};
  const problems: SettingProblem[] = [];
  for (const name of names) {
    const setting = read<unknown>(variables[name], source[name]);
    if (setting === undefined) problems.push(describe(name, variables[name], source[name]));
    else settings[name] = setting;
  }
  const reported = problems.map(({ variable }) => variable);
  problems.push(...findConflicts(names, source, reported));
  // Each name was either read by its line of the table or reported, so the assertion holds.
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, settings: settings as Pick<Settings, Name> };
}

/** Reads an optional setting. An invalid one counts as empty, so that no message is refused because of it. */
export function readOption<Name extends OptionName>(
  name: Name,
  source: Source = env,
): Value<(typeof options)[Name]> | undefined {
  return read<unknown>(options[name], source[name]) as Value<(typeof options)[Name]> | undefined;
}

/** All problems with the settings, for the operator. */
export function settingProblems(source: Source = env): SettingProblem[] {
  const reading = readEnvironment(undefined, source);
  const malformed = optionNames.filter(
    (name) => isSet(source[name]) && read<unknown>(options[name], source[name]) === undefined,
  );
  return [
    ...(reading.ok ? [] : reading.problems),
    ...malformed.map((name) => describe(name, options[name], source[name])),
  ];
}

function read<T>(variable: Variable<T>, value = ""): T | undefined {
  return isSet(value) ? variable.read(value.trim()) : undefined;
}

function isSet(value = ""): boolean {
  return value.trim() !== "";
}

function describe(
  name: VariableName | OptionName,
  { write }: Variable<unknown>,
  value: string | undefined,
): SettingProblem {
  return {
    variable: name,
    problem: isSet(value) ? "cannot be used." : "is not set.",
    fix: `Write ${write}.`,
  };
}

function findConflicts(
  names: readonly VariableName[],
  source: Source,
  reported: readonly string[],
): SettingProblem[] {
  return conflictingSettings
    .filter((pair) => names.includes("onlyWith" in pair ? pair.onlyWith : pair.variable))
    .filter(({ variable, other }) => !reported.includes(variable) && !reported.includes(other))
    .filter(({ variable, other }) => mayConflict(variable, other, source))
    .map(({ variable, other }) => ({
      variable,
      problem: `contradicts ${other}: both name the same mailbox (capitals, a +tag and Gmail’s dots make no other).`,
      fix: "Take it out of one of the two.",
    }));
}

// An invalid value may contain any mailbox, so it counts as a conflict.
function mayConflict(variable: AddressVariable, other: AddressVariable, source: Source): boolean {
  if (!isSet(source[variable]) || !isSet(source[other])) return false;
  const ours = mailboxesIn(variable, source);
  const theirs = mailboxesIn(other, source);
  return theirs.length === 0 || ours.some((mailbox) => theirs.includes(mailbox));
}

function mailboxesIn(name: AddressVariable, source: Source): string[] {
  const addresses = read<string | string[]>(variables[name], source[name]) ?? [];
  return [addresses].flat().map(mailboxOf);
}
