import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sharedHeaders } from "../../functions/relay/security-headers";
import { readFinished } from "./finished-content";
import { formerWorkers } from "./former-workers";
import { htmlFiles, publishedFiles } from "./published-files";

const immutable = "public, max-age=31536000, immutable";

/** Gatsby's hashed bundles are at the root of the site: app-0123456789abcdef0123.js. */
const hashedBundle = /^[^/]+-[0-9a-f]{20}\.(js|css)$/;

/**
 * Computes the headers of every published file and writes Netlify's `_headers`.
 * One rule covers all addresses, unknown ones too; files with a content hash in their name are cached for ever;
 * calendars and feeds may be read by other sites.
 * @param formOrigins other origins that a form may post to
 */
export function writeHeaders(folder: string, formOrigins: readonly string[]): void {
  const files = publishedFiles(folder);
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  let playsFromElsewhere = false;
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(path.join(folder, file), "utf8");
    collectInlineHashes(html, hashes);
    playsFromElsewhere ||= /<audio[^>]* src="https:/.test(html);
  }
  const commonHeaders = {
    "Content-Security-Policy": contentSecurityPolicy({ ...hashes, formOrigins, playsFromElsewhere }),
    ...sharedHeaders,
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
  const typeRules = Object.entries(types).filter(([name]) => files.includes(name));
  const rules = [
    rule("/*", commonHeaders),
    ...resourcePolicies(files),
    rule("/static/*", { "Cache-Control": immutable }),
    // The editing screen is another site.
    rule("/build.json", { "Access-Control-Allow-Origin": "*" }),
    ...typeRules.map(([name, type]) => rule(`/${name}`, { "Content-Type": type })),
    ...formerWorkers
      .filter((name) => files.includes(name))
      .map((name) => rule(`/${name}`, { "Content-Type": javaScript, "Cache-Control": "no-store" })),
    ...files
      .filter((name) => /\.ics$|(^|\/)(feed|podcast)\.xml$/.test(name))
      .map((name) => rule(`/${name}`, { "Access-Control-Allow-Origin": "*" })),
    ...files
      .filter((name) => hashedBundle.test(name))
      .sort()
      .map((name) => rule(`/${name}`, { "Cache-Control": immutable })),
  ];
  writeFileSync(path.join(folder, "_headers"), rules.join("\n"));
}

const javaScript = "text/javascript; charset=UTF-8";

/** Files whose type some servers cannot derive from the name. */
const types: Readonly<Record<string, string>> = {
  "feed.xml": "application/rss+xml; charset=UTF-8",
  "podcast.xml": "application/rss+xml; charset=UTF-8",
  "manifest.webmanifest": "application/manifest+json; charset=UTF-8",
};

/** Folders that other sites, newsletters and podcast players may show or play from. */
const sharedFolders = ["files", "icons", "previews", "static"];

/**
 * Lets other sites embed the pictures and recordings, and nothing else. Writes one rule for each folder and depth: if
 * two rules matched one address, hosts would combine them differently.
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

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[address, ...lines].join("\n")}\n`;
}

/** The CSP hashes of inline parts of pages, as policy sources ('sha256-…'). */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/**
 * The site's Content-Security-Policy: its own files, and inline parts by their hashes. Style attributes are blocked,
 * since none has a hash.
 * @param formOrigins other origins that a form posts to, such as the email list's
 * @param playsFromElsewhere whether a page has a player of another site's recording
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  formOrigins = [],
  playsFromElsewhere = false,
}: InlineHashes & { formOrigins?: readonly string[]; playsFromElsewhere?: boolean }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].sort()].join(" "),
    ["style-src 'self'", ...[...styles].sort()].join(" "),
    "img-src 'self'",
    // Podcast hosts redirect to other hosts, which change.
    `media-src 'self'${playsFromElsewhere ? " https:" : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

// Both hold raw text up to their closing tag (HTML, 13.1.2).
const inlineParts = /<(script|style)\b([^>]*)>([^]*?)<\/\1\s*>/gi;

/**
 * Adds the hashes of one page's inline scripts and styles.
 * Data blocks (JSON-LD) are not scripts in the policy's sense and are skipped.
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
 * The other origins that the email list's sign-up needs in form-action: the form's target and the provider's redirect,
 * which Chromium checks too. Empty without a list.
 */
export function formOrigins(): string[] {
  const { emailList } = readFinished("site.json") as {
    emailList?: { form: string; redirectsTo?: string[] };
  };
  if (!emailList) return [];
  const addresses = [emailList.form, ...(emailList.redirectsTo ?? [])];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
