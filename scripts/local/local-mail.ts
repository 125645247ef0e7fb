import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The ports of the local mailbox. */
export interface MailboxPorts {
  smtp: number;
  web: number;
}

/**
 * The settings of the functions for a machine without a mail account: the examples of .env.example, whose addresses are
 * reserved ones.
 */
export function localMailSettings({ smtp }: Pick<MailboxPorts, "smtp">): NodeJS.Dict<string> {
  return { ...parseEnv(readFileSync(".env.example", "utf8")), SMTP_URL: `smtp://127.0.0.1:${String(smtp)}` };
}

/** The local settings, overridden by the developer's own. */
export function withLocalMail(environment: NodeJS.ProcessEnv, ports: MailboxPorts): NodeJS.Dict<string> {
  const settings = localMailSettings(ports);
  const own = Object.keys(settings).filter((name) => environment[name] !== undefined);
  return { ...settings, ...Object.fromEntries(own.map((name) => [name, environment[name]])) };
}
