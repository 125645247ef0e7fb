import { readFileSync } from "node:fs";
import path from "node:path";
import type { Actions } from "gatsby";
import { asCompared, type Redirects } from "../content-model/old-addresses";
import { fillPlaceholders } from "../content-model/placeholders";
import { builtFolder } from "./content-folder";
import { readFacts } from "./copy";

/** The old addresses of content/redirects.json as they are now: without a slash at the end, with where each leads. */
export function readRedirects(): ReadonlyMap<string, string> {
  const { redirects } = JSON.parse(
    readFileSync(path.join(builtFolder(), "redirects.json"), "utf8"),
  ) as Redirects;
  const facts = readFacts();
  return new Map(redirects.map(({ from, to }) => [asCompared(from), fillPlaceholders(to, facts)]));
}

/** Tells Gatsby of the old addresses; the adapter writes them into `_redirects`, and no page's script knows of them. */
export function redirectOldAddresses({ createRedirect }: Pick<Actions, "createRedirect">): void {
  for (const [fromPath, toPath] of readRedirects()) createRedirect({ fromPath, toPath, isPermanent: true });
}
