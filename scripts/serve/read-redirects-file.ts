import type { RedirectRule } from "./redirect-rules";

/** Reads a `_redirects` file with Netlify's parser. */
export async function readRedirectsFile(file: string): Promise<RedirectRule[]> {
  const { parseAllRedirects } = await import("netlify-redirect-parser");
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return redirects.flatMap((redirect) => (isUnconditional(redirect) ? [toRule(redirect)] : []));
}

interface ParsedRedirect {
  path: string;
  to: string;
  status?: number;
  force: boolean;
  query: Record<string, string>;
  conditions: Record<string, unknown>;
}

// A rule for one country, language or role needs what only the platform's edge knows, so it is left out here.
function isUnconditional(redirect: unknown): redirect is ParsedRedirect {
  return (
    typeof redirect === "object" &&
    redirect !== null &&
    "path" in redirect &&
    "to" in redirect &&
    "conditions" in redirect &&
    typeof redirect.conditions === "object" &&
    redirect.conditions !== null &&
    Object.keys(redirect.conditions).length === 0
  );
}

function toRule({ path, to, status = 301, force, query }: ParsedRedirect): RedirectRule {
  return { path, to, status, force, query };
}
