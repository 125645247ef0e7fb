import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A Netlify function (docs.netlify.com/build/functions/api), with the part of its context that the functions use. */
type Handler = (request: Request, context: { ip: string }) => Promise<Response>;

interface FunctionModule {
  default: Handler;
  config: { path: readonly string[] };
}

/**
 * Calls the function at a request's address.
 * @returns the function's response, or undefined if there is no function at the address
 */
export type CallFunction = (request: Request, ip: string) => Promise<Response | undefined>;

// Netlify's shortest limit for a function.
const timeLimitMs = 10_000;

/** Loads every function of a build. The modules stay loaded until the process ends, as on the platform. */
export async function openFunctions(root: string): Promise<CallFunction> {
  const folder = join(root, ".netlify", "functions-internal");
  const handlers = new Map<string, Handler>();
  for (const id of existsSync(folder) ? readdirSync(folder) : []) {
    const file = pathToFileURL(join(folder, id, `${id}.mjs`)).href;
    const { default: handler, config } = (await import(file)) as FunctionModule;
    for (const path of config.path) handlers.set(path, handler);
  }
  return async (request, ip) => {
    const { pathname } = new URL(request.url);
    const handler = handlers.get(pathname);
    return handler && callHandler(handler, request, ip);
  };
}

// If a function throws or times out, the response has status 502 or 504, and a line of text instead of Netlify's page.
async function callHandler(handler: Handler, request: Request, ip: string): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const timeoutResponse = new Promise<Response>((resolve) => {
    const response = new Response("The function did not answer in time.", { status: 504 });
    timer = setTimeout(resolve, timeLimitMs, response);
  });
  try {
    const answer: unknown = await Promise.race([handler(request, { ip }), timeoutResponse]);
    if (answer instanceof Response) return answer;
    throw new TypeError("The function did not return a Response.");
  } catch (error) {
    console.error(`The function at ${request.url} failed:`, error);
    return new Response("The function failed.", { status: 502 });
  } finally {
    clearTimeout(timer);
  }
}
