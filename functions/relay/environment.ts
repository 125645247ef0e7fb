import { env } from "node:process"; // A bare process.env is replaced while building; this is read at run time.
import { parseAddress, parseAddressList } from "./mail-address";
import { parseSmtpUrl } from "./smtp-server";

interface Variable<T> {
  /** Reads the value; undefined when it cannot be used. */
  read: (value: string) => T | undefined;
  /** What to write, for the person who sets it. */
  write: string;
}

function variable<T>(read: Variable<T>["read"], write: string): Variable<T> {
  return { read, write };
}

/** Every setting of the mail relay. A new one is a new line here and in .env.example. */
const variables = {
  SMTP_URL: variable(
    parseSmtpUrl,
    "the mail server as smtps://user:password@host:465 or smtp://user:password@host:587, " +
      "with special characters in user and password percent-encoded and nothing after the port",
  ),
  MAIL_FROM: variable(parseAddress, "the one address that mails come from, such as website@example.org"),
  CONTACT_TO: variable(
    parseAddressList,
    "who receives contact messages: one address, or several with commas between them",
  ),
};

/** The name of a setting. */
export type VariableName = keyof typeof variables;

/** The settings, read and checked. */
export type Settings = {
  [Name in VariableName]: NonNullable<ReturnType<(typeof variables)[Name]["read"]>>;
};

/** A setting that cannot be used: its name, and a sentence that never holds its value. */
export interface SettingProblem {
  variable: VariableName;
  message: string;
}

/** Either every setting that was asked for, or everything that is wrong with them. */
export type EnvironmentReading<Name extends VariableName = VariableName> =
  { ok: true; settings: Pick<Settings, Name> } | { ok: false; problems: SettingProblem[] };

/** The names of all settings. */
export const variableNames = Object.keys(variables) as VariableName[];

/**
 * Reads the settings of the mail relay.
 * @param names the ones to read, all by default; a form asks for its own, so that another's gap is not its own
 * @param source where from, the process's environment by default
 */
export function readEnvironment<Name extends VariableName = VariableName>(
  names: readonly Name[] = variableNames as Name[],
  source: Readonly<Record<string, string | undefined>> = env,
): EnvironmentReading<Name> {
  const settings: Partial<Record<VariableName, unknown>> = {};
  const problems: SettingProblem[] = [];
  for (const name of names) {
    const value = source[name]?.trim() ?? "";
    const setting = value === "" ? undefined : variables[name].read(value);
    if (setting === undefined) problems.push(describe(name, value === ""));
    else settings[name] = setting;
  }
  // Each name was either read by its own line of the table or reported.
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, settings: settings as Pick<Settings, Name> };
}

function describe(name: VariableName, missing: boolean): SettingProblem {
  const { write } = variables[name];
  return { variable: name, message: `${name} ${missing ? "is not set" : "cannot be used"}. Write ${write}.` };
}
