import { env } from "node:process"; // A bare process.env is replaced while building; this is read at run time.
import { apart, options, type Variable, variables } from "./settings-table";

/** The name of a setting that a form needs. */
export type VariableName = keyof typeof variables;

/** The name of a setting that may be left empty. */
export type OptionName = keyof typeof options;

type AddressVariable = (typeof apart)[number]["variable" | "other"];

type Value<V> = V extends Variable<infer T> ? T : never;

/** The settings, read and checked. */
export type Settings = { [Name in VariableName]: Value<(typeof variables)[Name]> };

/** A setting that cannot be used. Its words never hold its value. */
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

/** Either every setting that was asked for, or everything that is wrong with them. */
export type EnvironmentReading<Name extends VariableName = VariableName> =
  { ok: true; settings: Pick<Settings, Name> } | { ok: false; problems: SettingProblem[] };

/** The names of all settings that a form needs. */
export const variableNames = Object.keys(variables) as VariableName[];

/** The names of all settings that may be left empty. */
export const optionNames = Object.keys(options) as OptionName[];

/**
 * Reads the settings of the mail relay.
 * @param names the ones to read, all by default; a form asks for its own, so that another's gap is not its own
 * @param source where from, the process's environment by default
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
  problems.push(...contradictions(names, source, reported));
  // Each name was either read by its own line of the table or reported.
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, settings: settings as Pick<Settings, Name> };
}

/** Reads a setting that may be left empty. One that cannot be used counts as empty: no message is lost to it. */
export function readOption<Name extends OptionName>(
  name: Name,
  source: Source = env,
): Value<(typeof options)[Name]> | undefined {
  return read<unknown>(options[name], source[name]) as Value<(typeof options)[Name]> | undefined;
}

/** Everything that is wrong with the settings, for the person who sets them. */
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

function contradictions(
  names: readonly VariableName[],
  source: Source,
  reported: readonly string[],
): SettingProblem[] {
  return apart
    .filter((pair) => names.includes("onlyWith" in pair ? pair.onlyWith : pair.variable))
    .filter(({ variable, other }) => !reported.includes(variable) && !reported.includes(other))
    .filter(({ variable, other }) => mayOverlap(variable, other, source))
    .map(({ variable, other }) => ({
      variable,
      problem: `contradicts ${other}: no address may stand in both, in capitals or not.`,
      fix: "Take it out of one of the two.",
    }));
}

// What is set but cannot be read may hold any address: it counts as the same.
function mayOverlap(variable: AddressVariable, other: AddressVariable, source: Source): boolean {
  if (!isSet(source[variable]) || !isSet(source[other])) return false;
  const ours = addressesIn(variable, source);
  const theirs = addressesIn(other, source);
  return theirs.length === 0 || ours.some((address) => theirs.includes(address));
}

function addressesIn(name: AddressVariable, source: Source): string[] {
  const addresses = read<string | string[]>(variables[name], source[name]) ?? [];
  return [addresses].flat().map((address) => address.toLowerCase());
}
