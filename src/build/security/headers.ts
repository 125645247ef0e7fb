import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sharedHeaders } from "../../../functions/relay/security-headers";
import { collectInlineHashes, type InlineHashes } from "./inline-hashes";
import { htmlFiles, publishedFiles } from "../static-pages/published-files";
import { contentSecurityPolicy } from "./content-security-policy";

const immutable = "public, max-age=31536000, immutable";

/** Gatsby's hashed bundles stand at the root of the site: app-0123456789abcdef0123.js. */
const hashedBundle = /-[0-9a-f]{20}\.(js|css)$/;

/**
 * Computes the headers of every published file and writes Netlify's `_headers`.
 * One rule covers all addresses, unknown ones too; files with a content hash in their name are cached for ever.
 * @param folder the published folder
 * @param formOrigins other origins that a form may post to
 */
export function writeHeaders(folder: string, formOrigins: readonly string[]): void {
  const files = publishedFiles(folder);
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const file of htmlFiles(folder))
    collectInlineHashes(readFileSync(path.join(folder, file), "utf8"), hashes);
  const bundles = files.filter((name) => hashedBundle.test(name) && !name.includes("/")).sort();
  const rules = [
    rule("/*", siteHeaders(hashes, formOrigins)),
    ...resourcePolicies(files),
    rule("/static/*", { "Cache-Control": immutable }),
    ...typedFiles(files).map(([name, type]) => rule(`/${name}`, { "Content-Type": type })),
    ...bundles.map((name) => rule(`/${name}`, { "Cache-Control": immutable })),
  ];
  writeFileSync(path.join(folder, "_headers"), rules.join("\n"));
}

/** Folders of pictures that other sites and newsletters may show: previews, icons, the pictures of the content. */
const sharedFolders = ["icons", "previews", "static"];

/**
 * Lets other sites embed the pictures, and nothing else. Each rule matches one depth of one folder, so that no address
 * matches two: platforms differ in what they answer then. Addresses in folders that do not exist get no such header.
 */
function resourcePolicies(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [folder, ...rest] = file.split("/");
    return rest.length === 0
      ? "/:file"
      : `/${[folder, ...rest.map((_, depth) => `:part${depth}`)].join("/")}`;
  });
  return ["/", ...new Set(patterns.sort())].map((pattern) => {
    const isShared = sharedFolders.includes(pattern.split("/")[1] ?? "");
    return rule(pattern, { "Cross-Origin-Resource-Policy": isShared ? "cross-origin" : "same-origin" });
  });
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
