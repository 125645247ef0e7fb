import { readFileSync } from "node:fs";
import path from "node:path";
import type { Actions } from "gatsby";
import { normalizeAddress, type Redirects } from "../../content-model/old-addresses";
import { fillPlaceholders } from "../../content-model/placeholders";
import { sourceFolder } from "../content-folder";
import { readFacts } from "../schema/text-placeholders";

/** The old addresses of content/redirects.json, without a trailing slash, with their redirect targets. */
export function readRedirects(): ReadonlyMap<string, string> {
  const { redirects } = JSON.parse(
    readFileSync(path.join(sourceFolder(), "redirects.json"), "utf8"),
  ) as Redirects;
  const facts = readFacts();
  return new Map(redirects.map(({ from, to }) => [normalizeAddress(from), fillPlaceholders(to, facts)]));
}

/**
 * Registers the redirects with Gatsby. The adapter writes them to `_redirects`; in development, Gatsby's router
 * follows them.
 */
export function redirectOldAddresses({ createRedirect }: Pick<Actions, "createRedirect">): void {
  const redirectInBrowser = process.env.NODE_ENV === "development";
  for (const [fromPath, toPath] of readRedirects())
    createRedirect({ fromPath, toPath, isPermanent: true, redirectInBrowser });
}
