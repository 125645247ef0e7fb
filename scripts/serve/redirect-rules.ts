import { join } from "node:path";
import { normalizeAddress, withQuery } from "../../src/content-model/routes";

/** One line of a `_redirects` file: from one path, and with a query or any, to another address. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
  query?: Record<string, string>;
  /** Whether it applies where there is a file too. */
  force: boolean;
}

/**
 * Reads the `_redirects` of a published folder with Netlify's parser.
 * @throws on a mistake, or on a rule that this server does not support: the build only redirects from paths
 */
export async function readRedirectRules(folder: string): Promise<RedirectRule[]> {
  const { parseAllRedirects } = await import("netlify-redirect-parser");
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    minimal: true,
  });
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return redirects.map((rule: unknown) => {
    if (isPlain(rule)) return rule;
    throw new Error(`The local server does not follow this rule of _redirects: ${JSON.stringify(rule)}`);
  });
}

function isPlain(rule: unknown): rule is RedirectRule {
  if (typeof rule !== "object" || rule === null) return false;
  const { from, to, status, force, query, conditions } = rule as Record<string, unknown>;
  const values = Object.values(query ?? {});
  return (
    typeof from === "string" &&
    !/[*:]/.test(from) &&
    typeof to === "string" &&
    typeof status === "number" &&
    status >= 300 &&
    force === values.length > 0 &&
    values.every((value) => typeof value === "string" && !value.startsWith(":")) &&
    Object.keys(conditions ?? {}).length === 0
  );
}

/** Finds the redirect of a path: its target, with the query, and its status. */
export function redirectFor(
  rules: readonly RedirectRule[],
  pathname: string,
  search: string,
): { location: string; status: number; force: boolean } | undefined {
  const given = new URLSearchParams(search);
  const rule = rules.find(
    ({ from, query = {} }) =>
      normalizeAddress(from) === normalizeAddress(pathname) &&
      Object.entries(query).every(([name, value]) => given.get(name) === value),
  );
  if (rule === undefined) return undefined;
  // A query that chose the rule is used up.
  const location = rule.force ? rule.to : withQuery(rule.to, search);
  return { location, status: rule.status, force: rule.force };
}
