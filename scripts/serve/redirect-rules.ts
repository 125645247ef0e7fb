import { withQuery } from "../../src/content-model/old-addresses";

/** One line of a `_redirects` file. */
export interface RedirectRule {
  path: string;
  query: Readonly<Record<string, string>>;
  to: string;
  status: number;
  /** Applies even where a file answers to the path. */
  force: boolean;
}

/** Where a rule sends a request, and with which status. */
export interface RedirectMatch {
  to: string;
  status: number;
}

/** The first rule that matches; `:name`, `*` and query parameters are carried over. */
export function matchRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
  search: string,
): RedirectMatch | undefined {
  for (const rule of rules) {
    const captures = matchPath(rule.path, pathname);
    const fromQuery = matchQuery(rule.query, new URLSearchParams(search));
    if (captures === undefined || fromQuery === undefined) continue;
    const to = fill(rule.to, new Map([...captures, ...fromQuery]));
    const carriesQuery = Object.keys(rule.query).length === 0;
    return { to: carriesQuery ? withQuery(to, search) : to, status: rule.status };
  }
  return undefined;
}

function matchPath(pattern: string, pathname: string): Map<string, string> | undefined {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const captures = new Map<string, string>();
  for (const [index, rawSegment] of wanted.entries()) {
    const segment = decodeURI(rawSegment);
    if (segment === "*") return captures.set("splat", given.slice(index).map(encodeURIComponent).join("/"));
    const actual = given[index];
    if (actual === undefined) return undefined;
    if (segment.startsWith(":")) captures.set(segment.slice(1), encodeURIComponent(actual));
    else if (segment !== actual) return undefined;
  }
  return given.length === wanted.length ? captures : undefined;
}

function matchQuery(
  query: RedirectRule["query"],
  parameters: URLSearchParams,
): Map<string, string> | undefined {
  const captures = new Map<string, string>();
  for (const [name, wanted] of Object.entries(query)) {
    const actual = parameters.get(name);
    if (actual === null) return undefined;
    if (wanted.startsWith(":")) captures.set(wanted.slice(1), encodeURIComponent(actual));
    else if (wanted !== actual) return undefined;
  }
  return captures;
}

function fill(target: string, captures: ReadonlyMap<string, string>): string {
  return target.replace(/:([a-z][\w-]*)/gi, (whole, name: string) => captures.get(name) ?? whole);
}

function segments(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
