import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sharedHeaders } from "../../../functions/relay/answer/security-headers";
import { collectInlineHashes, type InlineHashes } from "./inline-parts";
import { filesUnder, isHtml } from "../output/walk";
import { contentSecurityPolicy } from "./security-policy";

const immutable = "public, max-age=31536000, immutable";

/** Gatsby's hashed bundles stand at the root of the site: app-0123456789abcdef0123.js. */
const hashedBundle = /-[0-9a-f]{20}\.(js|css)$/;

/**
 * Computes the headers of every published file and writes Netlify's `_headers`.
 * One rule covers all addresses, unknown ones too; files whose name changes with their content may be kept for ever.
 * @param folder the published folder
 * @param formOrigins other sites that a form may post to
 */
export function writeHeaders(folder: string, formOrigins: readonly string[]): void {
  const files = filesUnder(folder);
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const file of files.filter(isHtml))
    collectInlineHashes(readFileSync(path.join(folder, file), "utf8"), hashes);
  const bundles = files.filter((name) => hashedBundle.test(name) && !name.includes("/")).sort();
  const rules = [
    rule("/*", siteHeaders(hashes, formOrigins)),
    rule("/static/*", { "Cache-Control": immutable }),
    ...typedFiles(files).map(([name, type]) => rule(`/${name}`, { "Content-Type": type })),
    ...bundles.map((name) => rule(`/${name}`, { "Cache-Control": immutable })),
  ];
  writeFileSync(path.join(folder, "_headers"), rules.join("\n"));
}

/** Files whose type cannot be told from their name everywhere. */
const types: Readonly<Record<string, string>> = {
  "feed.xml": "application/rss+xml; charset=UTF-8",
  "manifest.webmanifest": "application/manifest+json; charset=UTF-8",
};

function typedFiles(files: readonly string[]): [name: string, type: string][] {
  return Object.entries(types).filter(([name]) => files.includes(name));
}

/** The headers of every page and file. */
function siteHeaders(hashes: InlineHashes, formOrigins: readonly string[]): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hashes, formOrigins),
    ...sharedHeaders,
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
}

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[address, ...lines].join("\n")}\n`;
}
