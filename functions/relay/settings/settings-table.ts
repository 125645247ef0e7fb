import { parseAddress, parseAddressList } from "../mail/mail-address";
import { parseSmtpUrl } from "../mail/smtp-server";
import { parseCount, parseHttpUrl, parseRedisUrl } from "./parse";

/** One setting of the environment. */
export interface Variable<T> {
  /** Reads the value; undefined when it cannot be used. */
  read: (value: string) => T | undefined;
  /** What to write, for the person who sets it. */
  write: string;
}

function variable<T>(read: Variable<T>["read"], write: string): Variable<T> {
  return { read, write };
}

function recipients(what: string): Variable<string[]> {
  return variable(parseAddressList, `who receives ${what}: one address, or several with commas between them`);
}

const mailServer =
  "smtps://user:password@host:465 or smtp://user:password@host:587, " +
  "with special characters in user and password percent-encoded and nothing after the port";

/** The required settings. A new one also needs a line in .env.example and in scripts/local/local-mail.ts. */
export const variables = {
  SMTP_URL: variable(parseSmtpUrl, `the mail server as ${mailServer}`),
  MAIL_FROM: variable(parseAddress, "the one address that mails come from, such as website@example.org"),
  CONTACT_TO: recipients("contact messages"),
  BOOKING_TO: recipients("booking requests"),
  PRAYER_TO: recipients("prayer requests as the prayer team"),
  PRAYER_CONFIDENTIAL_TO: recipients("confidential prayer requests, nobody of the prayer team among them"),
};

/** The optional settings. */
export const options = {
  SMTP_FALLBACK_URL: variable(
    parseSmtpUrl,
    `the mail server for the second attempt as ${mailServer}, or nothing`,
  ),
  RATE_LIMIT_ADDRESS: variable(
    parseCount,
    "how many messages of a form one network address may send in 10 minutes: a whole number, or nothing for 30",
  ),
  RATE_LIMIT_SITE: variable(
    parseCount,
    "how many messages of a form all visitors may send in 10 minutes: a whole number, or nothing for 600",
  ),
  RATE_LIMIT_REDIS_URL: variable(
    parseRedisUrl,
    "the Redis server that counts messages as redis://host:6379 or rediss://user:password@host:6379, or nothing",
  ),
  BUILD_HOOK_URL: variable(parseHttpUrl, "the address of a build hook: https://…, or nothing"),
  HEARTBEAT_URL: variable(
    parseHttpUrl,
    "the address that an uptime service expects to be called each day: https://…, or nothing",
  ),
};

/**
 * Pairs of settings that must not share a mailbox. The prayer team must not receive confidential requests, and a bounce
 * returns a mail with its text to MAIL_FROM. MAIL_FROM is no reader either: its password is in the site's settings, and
 * a bounce from a mailbox to itself reaches nobody.
 */
export const conflictingSettings = [
  { variable: "PRAYER_CONFIDENTIAL_TO", other: "PRAYER_TO" },
  { variable: "MAIL_FROM", other: "PRAYER_TO", onlyWith: "PRAYER_CONFIDENTIAL_TO" },
  { variable: "PRAYER_CONFIDENTIAL_TO", other: "MAIL_FROM" },
] as const;
