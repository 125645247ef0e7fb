import { parseAddress, parseAddressList } from "../mail/mail-address";
import { parseSmtpUrl } from "../mail/smtp-server";
import { parseCount, parseRedisUrl } from "./rate-settings";

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

function readers(what: string): Variable<string[]> {
  return variable(parseAddressList, `who receives ${what}: one address, or several with commas between them`);
}

const mailServer =
  "smtps://user:password@host:465 or smtp://user:password@host:587, " +
  "with special characters in user and password percent-encoded and nothing after the port";

/** Every setting that a form needs. A new one is a new line here, in .env.example and in scripts/local/local-mail.ts. */
export const variables = {
  SMTP_URL: variable(parseSmtpUrl, `the mail server as ${mailServer}`),
  MAIL_FROM: variable(parseAddress, "the one address that mails come from, such as website@example.org"),
  CONTACT_TO: readers("contact messages"),
  BOOKING_TO: readers("booking requests"),
  PRAYER_TO: readers("prayer requests as the prayer team"),
  PRAYER_CONFIDENTIAL_TO: readers("confidential prayer requests, nobody of the prayer team among them"),
};

/** Every setting that may be left empty. */
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
    "how many messages the whole site may send in 10 minutes: a whole number, or nothing for 600",
  ),
  RATE_LIMIT_REDIS_URL: variable(
    parseRedisUrl,
    "the Redis server that counts messages as redis://host:6379 or rediss://user:password@host:6379, or nothing",
  ),
};

/**
 * Settings that contradict each other where they name the same address. Whoever reads for the team must not read
 * what is confidential; and a mail that cannot be delivered goes back, words and all, to where it came from.
 */
export const apart = [
  { variable: "PRAYER_CONFIDENTIAL_TO", other: "PRAYER_TO" },
  { variable: "MAIL_FROM", other: "PRAYER_TO", onlyWith: "PRAYER_CONFIDENTIAL_TO" },
] as const;
