import { checkLogin, checkRecipient, type Refusal } from "../../functions/relay/check-server";
import { deliveryTimeMs } from "../../functions/relay/send-mail";
import { formatProblem, readSettings, type Settings, type Environment } from "../../functions/relay/settings";

/** The output of `npm run check:mail`. */
export interface MailCheck {
  lines: string[];
  isOk: boolean;
}

/**
 * Lists every invalid setting, then tests each mail server whose setting is valid, with sender and recipients, because
 * only the server detects a mistyped address. Values of settings are never included.
 * @param timeLimitMs the time limit for all servers together, as when a message is sent. Each of two servers gets half
 */
export async function checkMail(
  environment: Environment,
  timeLimitMs: number = deliveryTimeMs,
): Promise<MailCheck> {
  const settings = readSettings(environment);
  const problems = settings.problems.map(formatProblem);
  const checks = [];
  for (const { name, options } of settings.servers)
    checks.push(...(await checkServer(name, options, settings, timeLimitMs / settings.servers.length)));
  const isOk = problems.length === 0 && checks.every((check) => check.isOk);
  const summary = isOk
    ? "The mail settings work. No message was sent."
    : "Not all mail settings work. No message was sent. For lines with BAD, see “Mail errors” in docs/launch.md.";
  return { lines: [...problems, ...checks.map(({ line }) => line), summary], isOk };
}

interface Check {
  line: string;
  isOk: boolean;
}

async function checkServer(
  serverSetting: string,
  server: Settings["servers"][number]["options"],
  { from, readers }: Settings,
  timeLimitMs: number,
): Promise<Check[]> {
  const describeCheck = (step: string, refusal: Refusal | undefined): Check =>
    refusal
      ? { line: `BAD  ${serverSetting}: ${refusal.step}: ${refusal.reply}`, isOk: false }
      : { line: `ok   ${serverSetting}: ${step}: accepted`, isOk: true };
  const login = await checkLogin(server, timeLimitMs);
  const checks = [describeCheck(server.auth ? "connection and login" : "connection", login)];
  if (login || !from) return checks;
  for (const [readersSetting, mailboxes = []] of Object.entries(readers)) {
    const refusals: Refusal[] = [];
    for (const [index, reader] of mailboxes.entries()) {
      const refusal = await checkRecipient(server, { from, to: reader }, timeLimitMs);
      // parseAddressList has removed duplicates.
      const number =
        refusal?.step === "RCPT TO" && mailboxes.length > 1
          ? ` (address ${String(index + 1)} of ${String(mailboxes.length)}, without duplicates)`
          : "";
      if (refusal) refusals.push({ ...refusal, step: `${readersSetting}: ${refusal.step}${number}` });
    }
    if (refusals.length > 0)
      checks.push(...refusals.map((refusal) => describeCheck(readersSetting, refusal)));
    else if (mailboxes.length > 0) checks.push(describeCheck(readersSetting, undefined));
  }
  return checks;
}
