import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import { sharedHeaders } from "../../functions/relay/security-headers";
import { contentFolder } from "./content-folder";
import { htmlFiles, publishedFiles } from "./published-files";

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
  let playsFromElsewhere = false;
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(path.join(folder, file), "utf8");
    collectInlineHashes(html, hashes);
    playsFromElsewhere ||= /<audio[^>]* src="https:/.test(html);
  }
  const bundles = files.filter((name) => hashedBundle.test(name) && !name.includes("/")).sort();
  const rules = [
    rule("/*", siteHeaders({ ...hashes, formOrigins, playsFromElsewhere })),
    ...resourcePolicies(files),
    rule("/static/*", { "Cache-Control": immutable }),
    ...typedFiles(files).map(([name, type]) => rule(`/${name}`, { "Content-Type": type })),
    ...bundles.map((name) => rule(`/${name}`, { "Cache-Control": immutable })),
  ];
  writeFileSync(path.join(folder, "_headers"), rules.join("\n"));
}

/** Folders that other sites, newsletters and podcast players may show or play from. */
const sharedFolders = ["files", "icons", "previews", "static"];

/**
 * Lets other sites embed the pictures and recordings, and nothing else. Each rule matches one depth of one folder, so that no address
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
  "podcast.xml": "application/rss+xml; charset=UTF-8",
  "manifest.webmanifest": "application/manifest+json; charset=UTF-8",
};

function typedFiles(files: readonly string[]): [name: string, type: string][] {
  return Object.entries(types).filter(([name]) => files.includes(name));
}

/** The headers of every page and file. */
function siteHeaders(needs: PolicyNeeds): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(needs),
    ...sharedHeaders,
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
}

function rule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[address, ...lines].join("\n")}\n`;
}

/**
 * The site's Content-Security-Policy: its own files, and inline parts by their hashes. Style attributes are blocked,
 * since none has a hash.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  formOrigins = [],
  playsFromElsewhere = false,
}: PolicyNeeds): string {
  return [
    "default-src 'none'",
    directive("script-src", ["'self'", ...sorted(scripts)]),
    directive("style-src", ["'self'", ...sorted(styles)]),
    "img-src 'self'",
    // Hosts of podcasts lead on to others, which change.
    directive("media-src", ["'self'", ...(playsFromElsewhere ? ["https:"] : [])]),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    directive("form-action", ["'self'", ...formOrigins]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function directive(name: string, sources: readonly string[]): string {
  return [name, ...sources].join(" ");
}

function sorted(sources: ReadonlySet<string>): string[] {
  return [...sources].sort();
}

/** What the site's pages need beside its own files. */
interface PolicyNeeds extends InlineHashes {
  /** Other origins that a form posts to, such as the email list's. */
  formOrigins?: readonly string[];
  /** Whether a page has a player of another site's recording. */
  playsFromElsewhere?: boolean;
}

/** The CSP hashes of inline parts of pages, as policy sources ('sha256-…'). */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** A hash source for a Content-Security-Policy (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'${integrityOf(text)}'`;
}

// Only these elements are parsed: the rest is most of a page, and there may be a thousand articles.
const elements = /<(script|style)\b[^]*?<\/\1\s*>/gi;

/**
 * Adds the hashes of one page's inline scripts and styles.
 * Data blocks (JSON-LD) are not scripts in the policy's sense and are skipped.
 * @param html the finished page
 * @param hashes the sets to add to
 */
export function collectInlineHashes(html: string, hashes: InlineHashes): void {
  let inline: { text: string; into: Set<string> } | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = "" }) {
      const isScript = name === "script" && src === undefined && !dataBlock.test(type);
      if (isScript || name === "style")
        inline = { text: "", into: isScript ? hashes.scripts : hashes.styles };
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag() {
      inline?.into.add(hashSource(inline.text));
      inline = undefined;
    },
  });
  parser.end((html.match(elements) ?? []).join(""));
}

const dataBlock = /^application\/.*json$/;

/** The integrity of a file's bytes (Subresource Integrity, section 3.1). */
export function integrityOf(bytes: Buffer | string): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * The other origins that the email list's sign-up needs in form-action: the form's target and the provider's
 * redirect, which Chromium checks too. Empty if there is no list.
 */
export function formOrigins(): string[] {
  const { emailList } = JSON.parse(readFileSync(path.join(contentFolder, "site.json"), "utf8")) as {
    emailList?: { form: string; redirectsTo?: string[] };
  };
  if (!emailList) return [];
  const addresses = [emailList.form, ...(emailList.redirectsTo ?? [])];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
