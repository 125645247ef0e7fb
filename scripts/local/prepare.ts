import { existsSync, readFileSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseEnv } from "node:util";
import { formatProblem, readersVariable, readSettings } from "../../functions/relay/settings";
import { forms } from "../../src/forms/forms";
import { stopEarlierSite } from "../serve/stop-earlier-site";
import { readPort, refuseBusyPorts } from "./ports";

/** The ports of a local run, and the environment of its functions. */
export interface LocalRun {
  port: number;
  mail: MailboxPorts;
  environment: NodeJS.ProcessEnv;
}

/**
 * Reads and checks the settings of a local run before anything is built or started. If an earlier run serves the site on
 * the same port, it is ended.
 */
export async function prepareLocalRun(command: string, usualPort: number): Promise<LocalRun> {
  // A developer's own settings from .env. The settings of the shell take precedence.
  if (existsSync(".env")) loadEnvFile(".env");
  const port = readPort(process.env, "PORT", usualPort);
  const mail = {
    web: readPort(process.env, "MAIL_WEB_PORT", 1080),
    smtp: readPort(process.env, "MAIL_SMTP_PORT", 1025),
  };
  const isReplacing = await stopEarlierSite(port);
  await refuseBusyPorts(command, isReplacing ? 5000 : 0, [
    { port, purpose: "the site", variable: "PORT" },
    { port: mail.web, purpose: "the mailbox's web page", variable: "MAIL_WEB_PORT" },
    { port: mail.smtp, purpose: "the mailbox's SMTP server", variable: "MAIL_SMTP_PORT" },
  ]);
  const environment = { ...process.env, ...mergeMailSettings(process.env, mail) };
  refuseInvalidSettings(environment);
  return { port, mail, environment };
}

/** If mail settings are missing or invalid, prints all of them and exits before anything is built. */
function refuseInvalidSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const problems = readSettings(environment).problems;
  if (problems.length === 0) return;
  for (const problem of problems) console.error(formatProblem(problem));
  process.exit(1);
}

/** The ports of the local mailbox. */
export interface MailboxPorts {
  smtp: number;
  web: number;
}

/**
 * The settings of the functions for a machine without a mail account: the examples of .env.example, and a mailbox for
 * each other form. All addresses are in a reserved domain.
 */
export function localMailSettings({ smtp }: Pick<MailboxPorts, "smtp">): NodeJS.Dict<string> {
  const readers = forms.map((form) => [readersVariable(form), `${form.name}@ministry.example`] as const);
  const exampleSettings = parseEnv(readFileSync(".env.example", "utf8"));
  return { ...Object.fromEntries(readers), ...exampleSettings, SMTP_URL: `smtp://127.0.0.1:${String(smtp)}` };
}

/** The local settings, overridden by the developer's own settings. */
export function mergeMailSettings(environment: NodeJS.ProcessEnv, ports: MailboxPorts): NodeJS.Dict<string> {
  const settings = localMailSettings(ports);
  const ownSettings = Object.keys(settings).filter((name) => environment[name] !== undefined);
  return { ...settings, ...Object.fromEntries(ownSettings.map((name) => [name, environment[name]])) };
}
