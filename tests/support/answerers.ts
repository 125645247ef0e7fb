import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { watch } from "../../scripts/local/child";
import { startSiteProcess } from "../../scripts/serve/site-process";
import type { RelayRequest } from "./relay-requests";

/** The response to a request. */
export interface Answer {
  status: number;
  /** The headers by their lower-case names. */
  headers: Record<string, string>;
  body: string;
}

/** A server or process that runs the functions. */
export interface Answerer {
  ask: (request: RelayRequest) => Promise<Answer>;
  stop: () => Promise<void>;
}

/**
 * Starts the built functions and calls them as Netlify does.
 * @returns the running functions; `written` returns everything that they have logged
 */
export async function startEmittedFunctions(
  environment: NodeJS.ProcessEnv,
  nodeProgram = process.execPath,
): Promise<Answerer & { written: () => string }> {
  const program = join(__dirname, "function-process.ts");
  const forked: ChildProcess = fork(program, {
    execPath: nodeProgram,
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
      // The platform drops the body of a response to HEAD.
      return request.method === "HEAD" ? { ...answer, body: "" } : answer;
    },
    stop: child.stop,
    written: () => written,
  };
}

/** Starts the server that `npm start` runs on the build. */
export async function startBuiltSite(
  environment: NodeJS.ProcessEnv,
  nodeProgram?: string,
): Promise<Answerer> {
  const site = await startSiteProcess({ port: 0, environment, program: nodeProgram });
  return { ask: (request) => askOver(site.url, request), stop: site.stop };
}

// fetch() would normalise these requests, so node:http sends them unchanged.
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
