import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Actions } from "gatsby";
import { normalizeAddress, type Redirects } from "../../content-model/routes";
import { readFinishedFields } from "../finished-content";
import { formerWorkerRules } from "../former-workers";

/** The old addresses of content/redirects.json, without a trailing slash, with their redirect targets. */
export function readRedirects(): ReadonlyMap<string, string> {
  const { redirects } = readFinishedFields("redirects.json") as Redirects;
  return new Map(redirects.map(({ from, to }) => [normalizeAddress(from), to]));
}

/**
 * Registers with Gatsby the redirects whose old address does not have a query. The adapter writes them to `_redirects`.
 * In development, Gatsby's router applies them.
 */
export function redirectOldAddresses({ createRedirect }: Pick<Actions, "createRedirect">): void {
  const redirectInBrowser = process.env.NODE_ENV === "development";
  for (const [fromPath, toPath] of readRedirects())
    if (!fromPath.includes("?")) createRedirect({ fromPath, toPath, isPermanent: true, redirectInBrowser });
}

/**
 * Writes the rules for addresses with a query: former service workers and old addresses. Gatsby's adapter cannot write
 * them, because it treats ? as a part of the path. They are the first rules, because the first match applies. They end
 * with `!`, because their path may be a page
 * (https://docs.netlify.com/manage/routing/redirects/redirect-options/#query-parameters).
 */
export function writeQueryRedirects(folder: string): void {
  const queryRules = [...readRedirects()].flatMap(([from, to]) => {
    const [address = "", query] = from.split("?");
    return query === undefined ? [] : [`${address} ${query} ${to} 301!`];
  });
  const rules = [...formerWorkerRules, ...queryRules];
  const file = path.join(folder, "_redirects");
  writeFileSync(file, `${rules.join("\n")}\n${readFileSync(file, "utf8")}`);
}
