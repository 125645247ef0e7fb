import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sharedHeaders } from "../../functions/relay/security-headers";
import { readFinishedFields } from "./finished-content";
import { formerWorkers } from "./former-workers";
import { listHtmlFiles, listFiles } from "./published-files";

const immutableCacheControl = "public, max-age=31536000, immutable";

/** Gatsby's hashed bundles are at the root of the site: app-0123456789abcdef0123.js. */
const hashedBundle = /^[^/]+-[0-9a-f]{20}\.(js|css)$/;

/**
 * Writes the headers of all published files to Netlify's `_headers`:
 * - One rule covers all addresses, also unknown addresses.
 * - Files with a content hash in their name are cached for ever.
 * - Other sites may read calendars and feeds.
 * @param formOrigins other origins that a form may post to
 */
export function writeHeaders(folder: string, formOrigins: readonly string[]): void {
  const files = listFiles(folder);
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  let hasExternalAudio = false;
  for (const file of listHtmlFiles(folder)) {
    const html = readFileSync(path.join(folder, file), "utf8");
    collectInlineHashes(html, hashes);
    hasExternalAudio ||= /<audio[^>]* src="https:/.test(html);
  }
  const commonHeaders = {
    "Content-Security-Policy": writeSecurityPolicy({ ...hashes, formOrigins, hasExternalAudio }),
    ...sharedHeaders,
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
  const typeRules = Object.entries(typesByFile).filter(([name]) => files.includes(name));
  const rules = [
    writeRule("/*", commonHeaders),
    ...writeResourcePolicies(files),
    writeRule("/static/*", { "Cache-Control": immutableCacheControl }),
    // The editing screen is another site.
    writeRule("/build.json", { "Access-Control-Allow-Origin": "*" }),
    ...typeRules.map(([name, type]) => writeRule(`/${name}`, { "Content-Type": type })),
    ...formerWorkers
      .filter((name) => files.includes(name))
      .map((name) => writeRule(`/${name}`, { "Content-Type": javaScriptType, "Cache-Control": "no-store" })),
    ...files
      .filter((name) => /\.ics$|(^|\/)(feed|podcast)\.xml$/.test(name))
      .map((name) => writeRule(`/${name}`, { "Access-Control-Allow-Origin": "*" })),
    ...files
      .filter((name) => hashedBundle.test(name))
      .sort()
      .map((name) => writeRule(`/${name}`, { "Cache-Control": immutableCacheControl })),
  ];
  writeFileSync(path.join(folder, "_headers"), rules.join("\n"));
}

const javaScriptType = "text/javascript; charset=UTF-8";

/** Files whose type some servers cannot derive from the name. */
const typesByFile: Readonly<Record<string, string>> = {
  "feed.xml": "application/rss+xml; charset=UTF-8",
  "podcast.xml": "application/rss+xml; charset=UTF-8",
  "manifest.webmanifest": "application/manifest+json; charset=UTF-8",
};

/** The folders whose pictures and recordings other sites, newsletters and podcast players may embed. */
const sharedFolders = ["files", "icons", "previews", "static"];

/**
 * Lets other sites embed the files of shared folders, but no other files. Writes one rule for each folder and depth,
 * because hosts differ in how they combine two rules for one address.
 */
function writeResourcePolicies(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [folder, ...otherParts] = file.split("/");
    return otherParts.length === 0
      ? "/:file"
      : `/${[folder, ...otherParts.map((_, depth) => `:part${depth}`)].join("/")}`;
  });
  return ["/", ...new Set(patterns.sort())].map((pattern) => {
    const isShared = sharedFolders.includes(pattern.split("/")[1] ?? "");
    return writeRule(pattern, { "Cross-Origin-Resource-Policy": isShared ? "cross-origin" : "same-origin" });
  });
}

function writeRule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[address, ...lines].join("\n")}\n`;
}

/** The hashes of the inline scripts and styles of pages, as policy sources ('sha256-…'). */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/**
 * Writes the site's Content-Security-Policy. It allows the site's own files, and inline scripts and styles by their
 * hashes. Style attributes are blocked, because they do not have hashes.
 * @param formOrigins other origins that a form posts to, such as the email list's
 * @param hasExternalAudio whether a page plays a recording of another site
 */
export function writeSecurityPolicy({
  scripts,
  styles,
  formOrigins = [],
  hasExternalAudio = false,
}: InlineHashes & { formOrigins?: readonly string[]; hasExternalAudio?: boolean }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].sort()].join(" "),
    ["style-src 'self'", ...[...styles].sort()].join(" "),
    "img-src 'self'",
    // Podcast hosts redirect to other hosts, which change.
    `media-src 'self'${hasExternalAudio ? " https:" : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

// Script and style elements contain raw text up to their closing tag (HTML, 13.1.2).
const inlineParts = /<(script|style)\b([^>]*)>([^]*?)<\/\1\s*>/gi;

/**
 * Adds the hashes of a page's inline scripts and styles. Data blocks (JSON-LD) are skipped, because the policy does not
 * apply to them.
 */
export function collectInlineHashes(html: string, hashes: InlineHashes): void {
  for (const [, name, attributes = "", text = ""] of html.matchAll(inlineParts)) {
    if (name === "style") hashes.styles.add(hashSource(text));
    else if (!/\ssrc=|\stype="application\//.test(attributes)) hashes.scripts.add(hashSource(text));
  }
}

/** A hash source for a Content-Security-Policy (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'${integrityOf(text)}'`;
}

/** The integrity of a file's bytes (Subresource Integrity, section 3.1). */
export function integrityOf(bytes: Buffer | string): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * The origins that the sign-up form of the email list needs in form-action: the form's target, and the provider's
 * redirects, which Chromium also checks. Empty without an email list.
 */
export function formOrigins(): string[] {
  const { emailList } = readFinishedFields("site.json") as {
    emailList?: { form: string; redirectsTo?: string[] };
  };
  if (!emailList) return [];
  const addresses = [emailList.form, ...(emailList.redirectsTo ?? [])];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
