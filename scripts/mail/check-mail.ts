import { checkLogin, checkRecipient, type Refusal } from "../../functions/relay/check-server";
import { deliveryTimeMs } from "../../functions/relay/send-mail";
import { formatProblem, readSettings, type Settings, type Source } from "../../functions/relay/settings";

/** The output of `npm run check:mail`. */
export interface MailCheck {
  lines: string[];
  ok: boolean;
}

/**
 * Lists every invalid setting, then tests each mail server whose setting is valid, with sender and recipients, because
 * only the server detects a mistyped address. Values of settings are never included.
 * @param time the time limit for a message, in ms; two servers share it, as for a real message
 */
export async function checkMail(source: Source, time: number = deliveryTimeMs): Promise<MailCheck> {
  const settings = readSettings(source);
  const problems = settings.problems.map(formatProblem);
  const checks = [];
  for (const { name, options } of settings.servers)
    checks.push(...(await checkServer(name, options, settings, time / settings.servers.length)));
  const ok = problems.length === 0 && checks.every((check) => check.ok);
  const end = `The mail settings ${ok ? "work" : "do not work"}. No message was sent.`;
  return { lines: [...problems, ...checks.map(({ line }) => line), end], ok };
}

interface Check {
  line: string;
  ok: boolean;
}

async function checkServer(
  name: string,
  server: Settings["servers"][number]["options"],
  { from, readers }: Settings,
  time: number,
): Promise<Check[]> {
  const report = (step: string, refusal: Refusal | undefined): Check =>
    refusal
      ? { line: `BAD  ${name}: ${refusal.step}: ${refusal.reply}`, ok: false }
      : { line: `ok   ${name}: ${step}: accepted`, ok: true };
  const login = await checkLogin(server, time);
  const checks = [report(server.auth ? "connection and login" : "connection", login)];
  if (login || !from) return checks;
  for (const [variable, to = []] of Object.entries(readers)) {
    const refusals: Refusal[] = [];
    for (const [index, reader] of to.entries()) {
      const refusal = await checkRecipient(server, { from, to: reader }, time);
      const place = refusal?.step === "RCPT TO" ? ` ${String(index + 1)} of ${String(to.length)}` : "";
      if (refusal) refusals.push({ ...refusal, step: `${variable}: ${refusal.step}${place}` });
    }
    if (refusals.length > 0) checks.push(...refusals.map((refusal) => report(variable, refusal)));
    else if (to.length > 0) checks.push(report(variable, undefined));
  }
  return checks;
}
