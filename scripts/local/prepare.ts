import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { type MailboxPorts, withLocalMail } from "./local-mail";
import { readPort, refuseBusyPorts } from "./ports";
import { refuseBadSettings } from "./settings";

/** The ports of a local run, and the environment of its functions. */
export interface LocalRun {
  port: number;
  mail: MailboxPorts;
  environment: NodeJS.ProcessEnv;
}

/** Reads and checks the settings of a local run before anything is built or started. */
export async function prepareLocalRun(command: string, usualPort: number): Promise<LocalRun> {
  // A developer's own settings from .env; the shell's take precedence.
  if (existsSync(".env")) loadEnvFile(".env");
  const port = readPort(process.env, "PORT", usualPort);
  const mail = {
    web: readPort(process.env, "MAIL_WEB_PORT", 1080),
    smtp: readPort(process.env, "MAIL_SMTP_PORT", 1025),
  };
  await refuseBusyPorts(command, [
    { port, purpose: "the site", variable: "PORT" },
    { port: mail.web, purpose: "the mailbox's web page", variable: "MAIL_WEB_PORT" },
    { port: mail.smtp, purpose: "the mailbox's SMTP server", variable: "MAIL_SMTP_PORT" },
  ]);
  const environment = { ...process.env, ...withLocalMail(process.env, mail) };
  refuseBadSettings(environment);
  return { port, mail, environment };
}
