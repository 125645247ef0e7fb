import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { startNode, watch } from "../../scripts/local/child";
import { packageFile } from "../../scripts/local/package-file";
import { startSiteProcess } from "../../scripts/serve/site-process";
import { freePort } from "../../functions/testing/free-port";
import { copySite } from "./edited-site";
import type { RelayRequest } from "./relay-requests";

/** What a request was answered with. */
export interface Answer {
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** Something that answers for the functions. */
export interface Answerer {
  ask: (request: RelayRequest) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** The handlers that the Netlify adapter has emitted, called with their event; and all that they have written. */
export async function startEmittedFunctions(
  environment: NodeJS.ProcessEnv,
): Promise<Answerer & { written: () => string }> {
  const program = join(__dirname, "function-process.ts");
  const forked: ChildProcess = fork(program, {
    execArgv: ["--import", "tsx"],
    env: environment,
    silent: true,
  });
  const child = watch(forked);
  let written = "";
  for (const stream of [forked.stdout, forked.stderr]) {
    stream?.on("data", (chunk: Buffer) => (written += chunk.toString()));
  }
  await Promise.race([once(forked, "message"), child.exit]);
  return {
    ask: async (request) => {
      const answered = once(forked, "message") as Promise<[Answer]>;
      forked.send({ ...request, body: request.body.toString("base64") });
      const [answer] = await answered;
      // The platform leaves out what HEAD does not ask for.
      return request.method === "HEAD" ? { ...answer, body: "" } : answer;
    },
    stop: child.stop,
    written: () => written,
  };
}

/** What `npm start` serves of the build. */
export async function startBuiltSite(environment: NodeJS.ProcessEnv): Promise<Answerer> {
  const site = await startSiteProcess({ port: 0, environment });
  return { ask: (request) => askOver(site.url, request), stop: site.stop };
}

/** `gatsby develop`, in a copy of the project: it writes where the build does. */
export async function startDevelop(environment: NodeJS.ProcessEnv): Promise<Answerer> {
  const copy = copySite();
  const port = await freePort();
  const gatsby = [packageFile("gatsby", "cli.js"), "develop", "--port", String(port)];
  const env = { ...environment, GATSBY_TELEMETRY_DISABLED: "1" };
  const child = startNode(gatsby, { cwd: copy.root, env, stdio: "ignore" });
  const url = `http://localhost:${String(port)}`;
  const ended = child.exit.then(() => Promise.reject(new Error("gatsby develop has ended.")));
  const stop = async (): Promise<void> => {
    await child.stop();
    copy.remove();
  };
  try {
    while (!(await Promise.race([isReady(url), ended]))) {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  ended.catch(() => undefined);
  return { ask: (request) => askOver(url, request), stop };
}

// The functions answer while the pages' scripts are still being bundled, which holds everything else up for seconds;
// a request for the bundle waits until it is there.
async function isReady(url: string): Promise<boolean> {
  try {
    if ((await fetch(`${url}/api/send-contact-email`)).status !== 405) return false;
    return (await fetch(`${url}/commons.js`, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

// fetch() would not send these requests as they are.
function askOver(url: string, { method, path, headers, body, chunked }: RelayRequest): Promise<Answer> {
  const length = chunked ? { "transfer-encoding": "chunked" } : { "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, path, agent: false, headers: { ...length, ...headers } });
    sent.once("error", reject);
    sent.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        const names = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(names) as Record<string, string>,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    if (chunked) for (let at = 0; at < body.length; at += 1_000) sent.write(body.subarray(at, at + 1_000));
    else sent.write(body);
    sent.end();
  });
}
