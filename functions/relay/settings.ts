import { isDeepStrictEqual } from "node:util";
import { env } from "node:process"; // The build would replace a bare process.env. This is read at run time.
import type { SMTPTransportOptions } from "nodemailer";
import { isConfidential, type Form, type Payload } from "../../src/forms/fields";
import { exampleDomainsIn } from "../../src/text/example-domains";
import * as values from "./setting-values";
import { offeredForms, type FormWithTexts } from "./texts";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A missing or invalid setting, or a conflict of two settings. The texts never contain a setting's value. */
interface SettingProblem {
  variable: string;
  /** The problem, as the rest of a sentence after the name: "is not set." */
  problem: string;
  /** The fix, as a sentence of its own. */
  fix: string;
}

/**
 * The settings, read and checked. An invalid setting is undefined, without its default. An invalid limit gets its
 * default.
 */
export interface Settings {
  /** The mail servers in their order, with the names of their settings. Without SMTP_URL, there are none. */
  servers: readonly { name: string; options: SMTPTransportOptions }[];
  /** The secret for the identifiers of messages: SMTP_URL, because only the instances know its password. */
  secret: string;
  from: string | undefined;
  /** The readers by the names of their settings. */
  readers: Readonly<Record<string, readonly string[] | undefined>>;
  /** The maximum number of messages of a form in ten minutes: from one network, and from all visitors. */
  limits: { network: number; site: number };
  redisUrl: string | undefined;
  buildHookUrl: string | undefined;
  heartbeatUrl: string | undefined;
  /** The problems, for the operator. */
  problems: readonly SettingProblem[];
}

const serverAddress =
  "such as smtps://user:password@host:465 or smtp://user:password@host:587. Write %25 for each % in user and password. " +
  "The only option after the port is ?name=YOUR-DOMAIN, the domain in the greeting (EHLO). In .env, put the address in double quotation marks if it contains # or a space";

/** The optional settings, each with the value to write. */
const optionalSettings = {
  SMTP_FALLBACK_URL: `the address of a second mail server, ${serverAddress}. Without a second server, leave this setting empty`,
  RATE_LIMIT_ADDRESS:
    "how many messages a form accepts from one network address in 10 minutes: a whole number from 1 to 999999, or leave this setting empty (default: 30)",
  RATE_LIMIT_SITE:
    "how many messages a form accepts from all visitors in 10 minutes: a whole number from 1 to 999999, or leave this setting empty (default: 600)",
  RATE_LIMIT_REDIS_URL:
    "the address of the Redis server that counts messages, such as redis://host:6379 or rediss://user:password@host:6379, or leave this setting empty",
  BUILD_HOOK_URL:
    "the address of a build hook (https://…). Without this setting, there is no daily build, and HEARTBEAT_URL is not called",
  HEARTBEAT_URL:
    "the address of an uptime service that expects a daily call (https://…), or leave this setting empty",
};

/** The settings that the offered forms need. */
const requiredSettings: Readonly<Record<string, string>> = {
  SMTP_URL: `the address of the mail server, ${serverAddress}`,
  MAIL_FROM:
    "the sender’s address, such as website@example.org. If the user in SMTP_URL is an address, you can leave this setting empty",
  ...Object.fromEntries(offeredForms.flatMap(readersOfForm)),
};

export const optionalSettingNames = Object.keys(optionalSettings);

/** The names of all settings that the forms need. */
export const requiredSettingNames = Object.keys(requiredSettings);

/** The names of the settings with the readers of messages. */
export const readerSettingNames = requiredSettingNames.filter((name) => name.endsWith("_TO"));

/**
 * Reads and checks all settings. An invalid setting of one form does not affect the others. By default, each form's
 * readers are the address that its visitors see, and the sender is the user of the mail server, if that is an address.
 * @param formsWithTexts the forms with their addresses. An address at an example domain counts as missing
 */
export function readSettings(
  environment: Environment = env,
  formsWithTexts: ReadonlyArray<Pick<FormWithTexts, "name" | "texts">> = offeredForms,
): Settings {
  const problems: SettingProblem[] = [];
  const defaults: Record<string, string> = Object.fromEntries(
    formsWithTexts
      .filter(({ texts }) => exampleDomainsIn(texts.address).length === 0)
      .map((form) => [readersVariable(form), form.texts.address]),
  );
  const textOf = (variable: string): string =>
    (environment[variable] ?? "").trim() || (defaults[variable] ?? "");
  const readSetting = <T>(variable: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = textOf(variable);
    const value = text === "" ? undefined : parseOrUndefined(parse, text);
    const unsetProblem =
      text === ""
        ? "is not set."
        : "is not set, and the address in content/site.json contains characters that not every mail server accepts.";
    const problem = environment[variable]?.trim() ? "is invalid." : unsetProblem;
    const expectedValue = { ...requiredSettings, ...optionalSettings }[variable] ?? "";
    if (value === undefined && (text !== "" || variable in requiredSettings))
      problems.push({ variable, problem, fix: `Write ${expectedValue}.` });
    return value;
  };
  const mainServer = readSetting("SMTP_URL", values.parseSmtpUrl);
  const secondServer = readSetting("SMTP_FALLBACK_URL", values.parseSmtpUrl);
  defaults["MAIL_FROM"] = values.parseAddress(mainServer?.auth?.user ?? "") ?? "";
  const from = readSetting("MAIL_FROM", values.parseAddress);
  const readers = Object.fromEntries(
    readerSettingNames.map((name) => [name, readSetting(name, values.parseAddressList)]),
  );
  for (const { confidentialSetting, ...problem } of conflictsIn(
    { ...readers, MAIL_FROM: from === undefined ? undefined : [from] },
    textOf,
  )) {
    readers[confidentialSetting] = undefined;
    problems.push(problem);
  }
  const servers = [
    { name: "SMTP_URL", options: mainServer },
    // A second server helps only if it is not the first server.
    {
      name: "SMTP_FALLBACK_URL",
      options: mainServer && !isDeepStrictEqual(secondServer, mainServer) ? secondServer : undefined,
    },
  ];
  // Without a name, the greeting (EHLO) would be [127.0.0.1] in a function, which some servers refuse.
  const greeting = from === undefined ? {} : { name: from.replace(/^.*@/, "") };
  return {
    servers: servers.flatMap(({ name, options }) =>
      options ? [{ name, options: { ...greeting, ...options } }] : [],
    ),
    secret: textOf("SMTP_URL"),
    from,
    readers,
    limits: {
      network: readSetting("RATE_LIMIT_ADDRESS", values.parseCount) ?? 30,
      site: readSetting("RATE_LIMIT_SITE", values.parseCount) ?? 600,
    },
    redisUrl: readSetting("RATE_LIMIT_REDIS_URL", values.parseRedisUrl),
    buildHookUrl: readSetting("BUILD_HOOK_URL", values.parseHttpUrl),
    heartbeatUrl: readSetting("HEARTBEAT_URL", values.parseHttpUrl),
    problems,
  };
}

function parseOrUndefined<T>(parse: (text: string) => T | undefined, text: string): T | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Formats a problem as one line, for logs. */
export function formatProblem({ variable, problem, fix }: SettingProblem): string {
  return `${variable} ${problem} ${fix}`;
}

/** The sender and the readers of a message. Undefined if the sender, the readers or a mail server is missing. */
export function readersOf({ readers, servers, from }: Settings, form: Form, payload: Payload) {
  const usualReaders = readers[readersVariable(form)];
  // If the usual readers are invalid, nobody can check that they do not share a mailbox with the confidential readers.
  const to = isConfidential(form, payload)
    ? usualReaders && readers[readersVariable(form, true)]
    : usualReaders;
  return to && from && servers.length > 0 ? { from, to } : undefined;
}

/** The name of the setting with the readers of a form, or of its confidential messages. */
export function readersVariable({ name }: Pick<Form, "name">, isForConfidential = false): string {
  return `${name.toUpperCase()}${isForConfidential ? "_CONFIDENTIAL" : ""}_TO`;
}

function readersOfForm(form: Form): [string, string][] {
  const variable = readersVariable(form);
  const format = "one address without a name, such as team@YOUR-DOMAIN, or several separated by commas";
  const usualSetting: [string, string] = [
    variable,
    `the mailboxes that receive the ${form.name} form’s messages: ${format}. Or leave this setting empty, and write the real address, without accents, as "addresses.${form.writeTo}.email" in content/site.json`,
  ];
  if (!isConfidential(form, {})) return [usualSetting];
  const confidentialText = `the mailboxes that receive the ${form.name} form’s confidential messages: ${format}. None of them may be in ${variable} or in MAIL_FROM`;
  return [usualSetting, [readersVariable(form, true), confidentialText]];
}

/**
 * Lists the pairs of settings that must not share a mailbox but do. A form's usual readers must not receive
 * confidential messages, and a bounce returns a mail with its text to MAIL_FROM. MAIL_FROM must not be a confidential
 * reader either: its password is in the site's settings, and a bounce from a mailbox to itself is lost.
 * @returns `confidentialSetting` is the setting whose readers therefore receive nothing
 */
function conflictsIn(
  addresses: Readonly<Record<string, readonly string[] | undefined>>,
  textOf: (variable: string) => string,
): (SettingProblem & { confidentialSetting: string })[] {
  const mailboxesOf = (variable: string): string[] => (addresses[variable] ?? []).map(values.mailboxOf);
  return offeredForms.flatMap((form) => {
    const [usualSetting, confidentialSetting] = [readersVariable(form), readersVariable(form, true)];
    if (!textOf(confidentialSetting)) return [];
    const pairs = [
      [confidentialSetting, usualSetting],
      ["MAIL_FROM", usualSetting],
      [confidentialSetting, "MAIL_FROM"],
    ] as const;
    return pairs
      .filter(([one, other]) => mailboxesOf(one).some((mailbox) => mailboxesOf(other).includes(mailbox)))
      .map(([variable, other]) => ({
        confidentialSetting,
        variable,
        problem: `shares a mailbox with ${other}, so other people could read confidential messages. The form refuses these messages.`,
        fix: `Write a different mailbox in one of these settings. If ${usualSetting} is empty, the form uses the address in content/site.json. If MAIL_FROM is empty, the form uses the user in SMTP_URL. Capitals, a +tag and, at Gmail, dots or googlemail.com do not make a different mailbox.`,
      }));
  });
}
