import { createFunctionEvent } from "./function-event";
import { callFunction, type FunctionAnswer } from "./functions";
import { matchRedirect } from "./redirect-rules";
import { readRequestPath } from "./request-path";
import { openSite } from "./site";

/** A request to a function, as a program describes it. */
export interface DirectRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Sent in pieces, so that nothing says how long it is. */
  chunked?: boolean;
}

/**
 * Opens the functions that a build has emitted, to be called without a server between: a request finds its function
 * by the build's own rules, and reaches it as the event that the platform makes of it.
 */
export async function openFunctions(
  root: string,
): Promise<(request: DirectRequest) => Promise<FunctionAnswer>> {
  const { functions, redirectRules } = await openSite(root);
  return async ({ method, path: target, headers, body, chunked }) => {
    const path = readRequestPath(target);
    const rule = path && matchRedirect(redirectRules, path.pathname, path.search);
    const id = /^\/\.netlify\/functions\/([^/?]+)/.exec(rule?.to ?? "")?.[1] ?? "";
    const handler = functions.get(id);
    if (!path || !handler) throw new Error(`No function of the build stands behind ${target}.`);
    const length = String(body.length);
    const sent = {
      ...(chunked ? { "transfer-encoding": "chunked" } : { "content-length": length }),
      ...headers,
    };
    const head = {
      method,
      headersDistinct: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value]])),
      socket: { remoteAddress: "127.0.0.1" },
    };
    return callFunction(handler, createFunctionEvent(head, path, body));
  };
}
