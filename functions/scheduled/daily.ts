import { checkLogin } from "../relay/check-server";
import { writeLog } from "../relay/log";
import { deliveryTimeMs } from "../relay/send-mail";
import { readSettings } from "../relay/settings";

/** Faults by the name of their setting. They never contain a setting's value. */
type Faults = Record<string, string>;

/**
 * The daily check, a scheduled function of Netlify with the schedule in netlify.toml. It starts the daily build, and
 * logs in to each mail server without sending a mail. It calls HEARTBEAT_URL only after the build hook and all logins
 * succeeded: an uptime service that misses the call alerts the operator.
 * @returns 204, or 500 if there are faults, which the log contains
 */
export default async function daily(): Promise<Response> {
  const { problems, servers, buildHookUrl, heartbeatUrl } = readSettings();
  const invalidSettings = Object.fromEntries(problems.map(({ variable, problem }) => [variable, problem]));
  const checks = servers.map(async ({ name, options }): Promise<Faults> => {
    const refusal = await checkLogin(options, deliveryTimeMs);
    return refusal ? { [name]: `${refusal.step}: ${refusal.reply}` } : {};
  });
  const calls = await Promise.all([callUrl("BUILD_HOOK_URL", buildHookUrl, "POST"), ...checks]);
  const faults: Faults = {};
  Object.assign(faults, ...calls, invalidSettings);
  if (Object.keys(faults).length === 0 && heartbeatUrl)
    Object.assign(faults, await callUrl("HEARTBEAT_URL", heartbeatUrl, "GET"));
  const isOk = Object.keys(faults).length === 0;
  writeLog({ event: "daily", outcome: isOk ? "ok" : "failed", faults });
  return new Response(null, { status: isOk ? 204 : 500 });
}

async function callUrl(name: string, url: string | undefined, method: "GET" | "POST"): Promise<Faults> {
  if (url === undefined) return { [name]: "is not set, so no build was started." };
  try {
    const body = method === "POST" ? { body: "{}" } : {};
    const { ok, status } = await fetch(url, { method, ...body, signal: AbortSignal.timeout(deliveryTimeMs) });
    return ok ? {} : { [name]: `answered with status ${String(status)}` };
  } catch {
    // The message of the error would contain the address, which is a secret.
    return { [name]: "could not be reached, or did not answer in time" };
  }
}
