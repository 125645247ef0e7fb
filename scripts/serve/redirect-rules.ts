import { join } from "node:path";
import { normalizeAddress, addQuery } from "../../src/content-model/routes";

/** One line of a `_redirects` file: a path (with a certain query or any) and its target. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
  query?: Record<string, string>;
  /** Whether the rule applies even if a file exists. */
  force: boolean;
}

/**
 * Reads the `_redirects` of a published folder with Netlify's parser. The build redirects only from paths, without
 * placeholders and conditions.
 * @throws on a mistake
 */
export async function readRedirectRules(folder: string): Promise<RedirectRule[]> {
  const { parseAllRedirects } = await import("netlify-redirect-parser");
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    minimal: true,
  });
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return redirects as RedirectRule[];
}

/** Finds the redirect of a path: its target, with the query, and its status (200 for the content of another path). */
export function redirectFor(
  rules: readonly RedirectRule[],
  pathname: string,
  search: string,
): { location: string; status: number; force: boolean } | undefined {
  const givenQuery = new URLSearchParams(search);
  const rule = rules.find(
    ({ from, query = {} }) =>
      normalizeAddress(from) === normalizeAddress(pathname) &&
      Object.entries(query).every(([name, value]) => givenQuery.get(name) === value),
  );
  if (rule === undefined) return undefined;
  // The build forces only rules that require a query. That query is not added to the target.
  const location = rule.force ? rule.to : addQuery(rule.to, search);
  return { location, status: rule.status, force: rule.force };
}
