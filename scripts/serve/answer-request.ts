import type { Exchange } from "./exchange";
import { createFunctionEvent } from "./function-event";
import { callFunction } from "./functions";
import { readBody } from "./read-body";
import { matchRedirect, type RedirectMatch } from "./redirect-rules";
import { encodePath, readRequestPath } from "./request-path";
import { resolveFile } from "./resolve-file";
import { respondWithAnswer, respondWithFile, respondWithRedirect, respondWithText } from "./respond";
import type { Site } from "./site";

/**
 * Answers in the platform's order: a function by its own address, forced rules, files, the other
 * rules, and the site's own 404 page.
 */
export async function answerRequest(site: Site, exchange: Exchange): Promise<void> {
  const { response, path } = exchange;
  if (await answerByFunction(site, exchange, path.pathname)) return;

  const forced = matchRule(site, exchange, true);
  if (forced !== undefined) return follow(site, exchange, forced);

  const resolution = resolveFile(path.pathname, site.files.isFile);
  if (resolution.kind === "file") return answerByFile(site, exchange, resolution.file, 200);
  if (resolution.kind === "redirect") {
    respondWithRedirect(response, 301, encodePath(resolution.pathname) + path.search);
    return;
  }

  const rule = matchRule(site, exchange, false);
  if (rule !== undefined) return follow(site, exchange, rule);
  return answerNotFound(site, exchange);
}

function matchRule(site: Site, { path }: Exchange, force: boolean): RedirectMatch | undefined {
  const rules = site.redirectRules.filter((rule) => rule.force === force);
  return matchRedirect(rules, path.pathname, path.search);
}

async function follow(site: Site, exchange: Exchange, { to, status }: RedirectMatch): Promise<void> {
  if (status >= 300 && status < 400) {
    respondWithRedirect(exchange.response, status, to);
    return;
  }
  const target = to.startsWith("/") ? readRequestPath(to)?.pathname : undefined;
  if (target === undefined) {
    respondWithText(exchange, 502, "The local server fetches nothing from other sites.");
    return;
  }
  if (await answerByFunction(site, exchange, target)) return;
  const resolution = resolveFile(target, site.files.isFile);
  if (resolution.kind === "file") return answerByFile(site, exchange, resolution.file, status);
  return answerNotFound(site, exchange);
}

async function answerByFunction(site: Site, exchange: Exchange, pathname: string): Promise<boolean> {
  const id = /^\/\.netlify\/functions\/([^/]+)\/?$/.exec(pathname)?.[1];
  const handler = id === undefined ? undefined : site.functions.get(id);
  if (handler === undefined) return false;
  const body = await readBody(exchange.request);
  if (body === undefined) {
    respondWithText(exchange, 413, "Content Too Large");
    return true;
  }
  const event = createFunctionEvent(exchange.request, exchange.path, body);
  await respondWithAnswer(exchange, await callFunction(handler, event));
  return true;
}

async function answerByFile(site: Site, exchange: Exchange, file: string, status: number): Promise<void> {
  const { request, response } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD");
    respondWithText(exchange, 405, "Method Not Allowed");
    return;
  }
  await respondWithFile(exchange, site.files, site.headerRules, file, status);
}

async function answerNotFound(site: Site, exchange: Exchange): Promise<void> {
  if (site.files.isFile("/404.html")) return answerByFile(site, exchange, "/404.html", 404);
  respondWithText(exchange, 404, "Not Found");
}
