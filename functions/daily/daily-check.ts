import { probe } from "../mail-check/probe";
import { mailServers } from "../mail-check/servers";
import { writeDailyLog } from "../relay/log";
import { deliveryTime } from "../relay/mail/deliver";
import { readOption, settingProblems } from "../relay/settings/environment";

/** Faults by the name of the setting that they concern. They never contain a setting's value. */
type Faults = Record<string, string>;

/**
 * Starts the daily build, and logs in to each mail server without sending a mail. Calls HEARTBEAT_URL only after all
 * of these succeeded: an uptime service that misses the call alerts the operator.
 * @returns 204, or 500 if there are faults; the log has them
 */
export async function checkDaily(): Promise<Response> {
  const settings = settingProblems().map(({ variable, problem }): Faults => ({ [variable]: problem }));
  const servers = mailServers().map(({ name, server }) => checkLogin(name, server));
  const checks = await Promise.all([callUrl("BUILD_HOOK_URL", "POST"), ...servers]);
  const faults = [...settings, ...checks].reduce((all, each) => ({ ...all, ...each }), {});
  const isWell = Object.keys(faults).length === 0;
  if (isWell && readOption("HEARTBEAT_URL")) Object.assign(faults, await callUrl("HEARTBEAT_URL", "GET"));
  writeDailyLog(faults);
  return new Response(null, { status: Object.keys(faults).length === 0 ? 204 : 500 });
}

async function checkLogin(name: string, server: Parameters<typeof probe>[0]): Promise<Faults> {
  const findings = await probe(server, [], deliveryTime);
  const failed = findings.find(({ ok }) => !ok);
  return failed ? { [name]: `${failed.step}: ${failed.saw}` } : {};
}

async function callUrl(name: "BUILD_HOOK_URL" | "HEARTBEAT_URL", method: "GET" | "POST"): Promise<Faults> {
  const url = readOption(name);
  if (url === undefined) return { [name]: "is not set or cannot be used." };
  try {
    const { ok, status } = await fetch(url, {
      method,
      ...(method === "POST" && { body: "{}" }),
      signal: AbortSignal.timeout(deliveryTime),
    });
    return ok ? {} : { [name]: `answered ${String(status)}` };
  } catch {
    // An error's text would name the address, which is a secret.
    return { [name]: "could not be reached" };
  }
}
