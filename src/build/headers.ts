import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { collectInlineHashes, type InlineHashes } from "./inline-parts";
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
export async function writeHeaders(folder: string, formOrigins: readonly string[]): Promise<void> {
  const files = await publishedFiles(folder);
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set(), styleAttributes: new Set() };
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    collectInlineHashes(await readFile(path.join(folder, file), "utf8"), hashes);
  }
  const bundles = files.filter((name) => hashedBundle.test(name) && !name.includes(path.sep)).sort();
  const rules = [
    rule("/*", siteHeaders(hashes, formOrigins)),
    rule("/static/*", { "Cache-Control": immutable }),
    ...typedFiles(files).map(([name, type]) => rule(`/${name}`, { "Content-Type": type })),
    ...bundles.map((name) => rule(`/${name}`, { "Cache-Control": immutable })),
  ];
  await writeFile(path.join(folder, "_headers"), rules.join("\n"));
}

/** Files whose type cannot be told from their name everywhere. */
const types: Readonly<Record<string, string>> = {
  "feed.xml": "application/rss+xml; charset=UTF-8",
  "manifest.webmanifest": "application/manifest+json; charset=UTF-8",
};

function typedFiles(files: readonly string[]): [name: string, type: string][] {
  return Object.entries(types).filter(([name]) => files.includes(name));
}

/** Paths of files, relative to the folder; folders may end in .html too (page-data/404.html). */
async function publishedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** The headers of every page and file. */
function siteHeaders(hashes: InlineHashes, formOrigins: readonly string[]): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hashes, formOrigins),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Content-Type-Options": "nosniff",
  };
}

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[address, ...lines].join("\n")}\n`;
}
