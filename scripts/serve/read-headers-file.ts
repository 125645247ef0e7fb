import type { HeaderRule } from "./header-rules";

// The package's types know only an empty list of files. A method is checked loosely enough to say what it takes.
interface Parser {
  parseAllHeaders(options: { headersFiles?: string[] | undefined; netlifyConfigPath: undefined }): Promise<{
    headers: { for: string; forRegExp?: RegExp; values: Record<string, string> }[];
    errors: Error[];
  }>;
}

/** Reads a `_headers` file with Netlify's parser; a mistake in it is an error here, not a header less. */
export async function readHeadersFile(file: string): Promise<HeaderRule[]> {
  const parser: Parser = await import("netlify-headers-parser");
  const { headers, errors } = await parser.parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: undefined,
  });
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join("\n"));
  return headers.flatMap(({ forRegExp, values }) =>
    forRegExp === undefined ? [] : [{ matches: forRegExp, values }],
  );
}
