import { join } from "node:path";
import { lookup, mimes } from "mrmime";

/** One block of a `_headers` file: the paths that it matches and the headers that it sets. */
export interface HeaderRule {
  pattern: RegExp;
  values: Readonly<Record<string, string>>;
}

// The package's types allow only an empty list of files. Method syntax is checked bivariantly, so it can declare the
// real type.
interface Parser {
  parseAllHeaders(options: { headersFiles?: string[] | undefined; netlifyConfigPath: undefined }): Promise<{
    headers: { for: string; forRegExp?: RegExp; values: Record<string, string> }[];
    errors: Error[];
  }>;
}

/**
 * Reads the `_headers` of a published folder with Netlify's parser.
 * @throws on a mistake, which the platform would ignore
 */
export async function readHeaderRules(folder: string): Promise<HeaderRule[]> {
  const parser: Parser = await import("netlify-headers-parser");
  const { headers, errors } = await parser.parseAllHeaders({
    headersFiles: [join(folder, "_headers")],
    netlifyConfigPath: undefined,
  });
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join("\n"));
  return headers.flatMap(({ forRegExp, values }) =>
    forRegExp === undefined ? [] : [{ pattern: forRegExp, values }],
  );
}

/** Merges the headers of all matching rules for a path, in order, with lower-case names. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): [name: string, value: string][] {
  return rules
    .filter(({ pattern }) => pattern.test(pathname))
    .flatMap(({ values }) => Object.entries(values))
    .map(([name, value]) => [name.toLowerCase(), value]);
}

// Registered as image/vnd.microsoft.icon, which mrmime lacks. Browsers and Netlify use this type.
mimes["ico"] ??= "image/x-icon";

/** The media type of a file by its name, as Netlify sends it. A name without an extension means HTML. */
export function mediaTypeOf(name: string): string {
  const type = /\.\w+$/.test(name) ? (lookup(name) ?? "application/octet-stream") : "text/html";
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=UTF-8` : type;
}
