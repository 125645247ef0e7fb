import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback, type LoopbackServer } from "../local/loopback";
import { answerRequest } from "./answer-request";
import { readRequestPath } from "./request-path";
import { respondWithText } from "./respond";
import { openSite, type Site } from "./site";

/** What to serve, where, and the settings that the functions are to find in the process. */
export interface SiteServerOptions {
  root: string;
  /** 0 takes any free port. */
  port: number;
  environment?: Readonly<Record<string, string>>;
}

/**
 * Serves the deployed artefact on the loopback address as Netlify would: published files with their
 * `_headers` and `_redirects`, and the functions that the build has emitted.
 */
export async function createSiteServer({
  root,
  port,
  environment = {},
}: SiteServerOptions): Promise<LoopbackServer> {
  // Before the functions load: what they read at the top of a module must be there already.
  Object.assign(process.env, environment);
  const site = await openSite(root);
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else respondWithText({ request, response }, 500, "The local server failed; its terminal says why.");
    });
  });
  return listenOnLoopback(server, port);
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = readRequestPath(request.url ?? "/");
  if (path === undefined) respondWithText({ request, response }, 400, "Bad Request");
  else await answerRequest(site, { request, response, path });
}
