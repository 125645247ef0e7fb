import { isDeepStrictEqual } from "node:util";
import { env } from "node:process"; // A bare process.env is replaced while building; this is read at run time.
import type { SMTPTransportOptions } from "nodemailer";
import { isConfidential, type Form, type Payload } from "../../src/forms/fields";
import { forms } from "../../src/forms/forms";
import * as values from "./setting-values";

/** Where settings are read from. */
export type Source = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The texts never contain its value. */
export interface SettingProblem {
  variable: string;
  /** What is wrong, after the name: "is not set." */
  problem: string;
  /** What to do. */
  fix: string;
}

/** The settings, read and checked. One that cannot be used counts as empty. */
export interface Settings {
  /** The mail servers by the names of their settings, the first one first; none without SMTP_URL. */
  servers: readonly { name: string; options: SMTPTransportOptions }[];
  /** The secret of all references: SMTP_URL, whose password all instances share and no one else has. */
  secret: string;
  from: string | undefined;
  /** The readers by the names of their settings. */
  readers: Readonly<Record<string, readonly string[] | undefined>>;
  /** The most messages of one form in ten minutes: from one visitor's network, and from all visitors. */
  limits: { network: number; site: number };
  redisUrl: string | undefined;
  buildHookUrl: string | undefined;
  heartbeatUrl: string | undefined;
  /** What is wrong, for the operator. */
  problems: readonly SettingProblem[];
}

interface Setting<T> {
  /** Parses the value; undefined when it cannot be used. */
  parse: (text: string) => T | undefined;
  /** What to write, for the person who sets it. */
  write: string;
}

const url =
  "smtps://user:password@host:465 or smtp://user:password@host:587, " +
  "with special characters in user and password percent-encoded and nothing after the port";
const limit = (whose: string): Setting<number> => ({
  parse: values.parseCount,
  write: `how many messages of a form ${whose} may send in 10 minutes: a whole number`,
});

const sender = {
  SMTP_URL: { parse: values.parseSmtpUrl, write: `the mail server as ${url}` },
  MAIL_FROM: {
    parse: values.parseAddress,
    write: "the one address that mails come from, such as website@example.org",
  },
};

const readers: Readonly<Record<string, Setting<string[]>>> = Object.fromEntries(forms.flatMap(readersOfForm));

const options = {
  SMTP_FALLBACK_URL: {
    parse: values.parseSmtpUrl,
    write: `the mail server for the second attempt as ${url}, or nothing`,
  },
  RATE_LIMIT_ADDRESS: limit("one network address"),
  RATE_LIMIT_SITE: limit("all visitors"),
  RATE_LIMIT_REDIS_URL: {
    parse: values.parseRedisUrl,
    write:
      "the Redis server that counts messages as redis://host:6379 or rediss://user:password@host:6379, or nothing",
  },
  BUILD_HOOK_URL: { parse: values.parseHttpUrl, write: "the address of a build hook: https://…, or nothing" },
  HEARTBEAT_URL: {
    parse: values.parseHttpUrl,
    write: "the address that an uptime service expects to be called each day: https://…, or nothing",
  },
};

/** The names of all settings that a form needs. A new form's own is among them as soon as its fields are listed. */
export const variableNames = [...Object.keys(sender), ...Object.keys(readers)];

/** The names of all settings that may be left empty. */
export const optionNames = Object.keys(options);

/** The name of the setting with the readers of a form, or of its confidential messages. */
export function readersVariable(form: Form, confidential = false): string {
  return `${form.name.toUpperCase()}${confidential ? "_CONFIDENTIAL" : ""}_TO`;
}

/** Reads and checks all settings; a mistake in the setting of one form leaves the others as they are. */
export function readSettings(source: Source = env): Settings {
  const textOf = (name: string): string => (source[name] ?? "").trim();
  const valueOf = <T>(name: string, { parse }: Setting<T>): T | undefined => parse(textOf(name));
  const judge = ([variable, { parse, write }]: [string, Setting<unknown>]): SettingProblem[] => {
    const isSet = textOf(variable) !== "";
    if (isSet ? parse(textOf(variable)) !== undefined : !variableNames.includes(variable)) return [];
    return [{ variable, problem: isSet ? "cannot be used." : "is not set.", fix: `Write ${write}.` }];
  };
  const server = (name: "SMTP_URL" | "SMTP_FALLBACK_URL") => {
    const found = valueOf(name, { ...sender, ...options }[name]);
    return found ? [{ name, options: found }] : [];
  };
  const from = valueOf("MAIL_FROM", sender.MAIL_FROM);
  const readBy = Object.fromEntries(
    Object.entries(readers).map(([name, setting]) => [name, valueOf(name, setting)]),
  );
  const unusable = Object.entries({ ...sender, ...readers, ...options }).flatMap(judge);
  const conflicts = conflictsIn(
    { ...readBy, MAIL_FROM: from === undefined ? undefined : [from] },
    (name) => textOf(name) !== "",
  );
  for (const { confidential } of conflicts) readBy[confidential] = undefined;
  const [main] = server("SMTP_URL");
  // The same server once more is no second one.
  const others = server("SMTP_FALLBACK_URL").filter(
    (other) => !isDeepStrictEqual(other.options, main?.options),
  );
  return {
    servers: main ? [main, ...others] : [],
    secret: textOf("SMTP_URL"),
    from,
    readers: readBy,
    limits: {
      network: valueOf("RATE_LIMIT_ADDRESS", options.RATE_LIMIT_ADDRESS) ?? 30,
      site: valueOf("RATE_LIMIT_SITE", options.RATE_LIMIT_SITE) ?? 600,
    },
    redisUrl: valueOf("RATE_LIMIT_REDIS_URL", options.RATE_LIMIT_REDIS_URL),
    buildHookUrl: valueOf("BUILD_HOOK_URL", options.BUILD_HOOK_URL),
    heartbeatUrl: valueOf("HEARTBEAT_URL", options.HEARTBEAT_URL),
    problems: [...unusable, ...conflicts.flatMap(({ problem }) => problem ?? [])],
  };
}

/** All problems with the settings, for the operator. */
export function settingProblems(source: Source = env): readonly SettingProblem[] {
  return readSettings(source).problems;
}

/** A problem in a line, for logs. */
export function inOneLine({ variable, problem, fix }: SettingProblem): string {
  return `${variable} ${problem} ${fix}`;
}

/** The readers of a payload; undefined if they, the mail server or the sender are not set up. */
export function readersOf({ readers, servers, from }: Settings, form: Form, payload: Payload) {
  const to = readers[readersVariable(form, isConfidential(form, payload))];
  return to && from && servers.length > 0 ? { from, to } : undefined;
}

function readersOfForm(form: Form): [string, Setting<string[]>][] {
  const setting = (what: string): Setting<string[]> => ({
    parse: values.parseAddressList,
    write: `who receives ${what}: one address, or several with commas between them`,
  });
  const open = readersVariable(form);
  const usual: [string, Setting<string[]>] = [open, setting(`the ${form.name} form’s messages`)];
  if (!isConfidential(form, {})) return [usual];
  const words = `the ${form.name} form’s confidential messages, nobody of ${open} among them`;
  return [usual, [readersVariable(form, true), setting(words)]];
}

interface Conflict {
  /** The setting whose readers can therefore receive nothing. */
  confidential: string;
  /** Absent where another problem says it already. */
  problem?: SettingProblem;
}

/**
 * Lists the pairs of settings that share a mailbox and must not. A form's usual readers must not receive what is
 * confidential, and a bounce returns a mail with its text to MAIL_FROM. MAIL_FROM is no confidential reader either: its
 * password is in the site's settings, and a bounce from a mailbox to itself reaches nobody.
 */
function conflictsIn(
  addresses: Readonly<Record<string, readonly string[] | undefined>>,
  isSet: (name: string) => boolean,
): Conflict[] {
  const boxes = (name: string): string[] => (addresses[name] ?? []).map(values.mailboxOf);
  return forms.flatMap((form): Conflict[] => {
    const [usual, confidential] = [readersVariable(form), readersVariable(form, true)];
    if (!isSet(confidential)) return [];
    const pairs = [
      [confidential, usual],
      ["MAIL_FROM", usual],
      [confidential, "MAIL_FROM"],
    ] as const;
    const shared = pairs.filter(([one, other]) => boxes(one).some((box) => boxes(other).includes(box)));
    const problems = shared.map(([variable, other]) => ({
      variable,
      problem: `contradicts ${other}: both name the same mailbox (capitals, a +tag and Gmail’s dots make no other).`,
      fix: "Take it out of one of the two.",
    }));
    // A value that cannot be read may name any mailbox.
    const isUnread = isSet(usual) && addresses[usual] === undefined;
    return [
      ...problems.map((problem) => ({ confidential, problem })),
      ...(isUnread ? [{ confidential }] : []),
    ];
  });
}
