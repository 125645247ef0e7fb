import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { headersFor, readHeaderRules } from "../../scripts/serve/header-rules";
import { readRedirectRules } from "../../scripts/serve/redirect-rules";
import { integrityOf } from "../../src/build/security/integrity";
import { collectInlineHashes, type InlineHashes } from "../../src/build/security/inline-hashes";
import { fillPlaceholders } from "../../src/content-model/placeholders";
import { readContent } from "../../src/content-model/read";
import { expect } from "./site";

const hashed = /^\/[^/]+-[0-9a-f]{20}\.(js|css)$|^\/static\//;

/** The URL paths of all published files. */
function publishedAddresses(root: string): string[] {
  return readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "public").length))
    .filter((address) => !["/_headers", "/_redirects"].includes(address));
}

/** Verifies the files that a build has produced for the platform. */
export async function expectDeployable(root: string): Promise<void> {
  const addresses = publishedAddresses(root);
  await expectHeaders(root, addresses);
  expectFunctions(root);
  await expectOldAddresses(root);
  expectGuardedScripts(root, addresses);

  expect(addresses).toContain("/404.html");
  expect(addresses.filter((address) => address.endsWith(".map"))).toEqual([]);
  const scripts = addresses.filter((address) => address.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);
  const mapped = scripts.filter((file) =>
    readFileSync(join(root, "public", file), "utf8").includes("sourceMappingURL="),
  );
  expect(mapped).toEqual([]);
}

/** Expects no header twice for any path; only files with a content hash in their names are immutable. */
async function expectHeaders(root: string, addresses: readonly string[]): Promise<void> {
  const rules = await readHeaderRules(join(root, "public"));
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const address of [...addresses, "/", "/contact", "/no/such/page"]) {
    const set = headersFor(rules, address);
    const headers = new Map(set);
    // Which of two headers of one name applies is not documented.
    expect(headers.size, address).toBe(set.length);
    expect(headers.get("cache-control"), address).toBe(
      hashed.test(address) ? "public, max-age=31536000, immutable" : undefined,
    );
    if (address.endsWith(".html")) {
      collectInlineHashes(readFileSync(join(root, "public", address), "utf8"), hashes);
    }
  }
  // Files under static/ carry the hash of their content.
  const unnamed = addresses.filter((address) => /^\/static\//.test(address) && !/[0-9a-f]{12}/.test(address));
  expect(unnamed).toEqual([]);

  const policy = new Map(headersFor(rules, "/")).get("content-security-policy") ?? "";
  const sources = [...hashes.scripts, ...hashes.styles];
  expect(sources.filter((source) => !policy.includes(source))).toEqual([]);
}

/**
 * Expects one function for each endpoint of src/api, with its path and only the code that Gatsby compiled, and no
 * other function.
 */
function expectFunctions(root: string): void {
  const endpoints = readdirSync(join(root, "src", "api")).map((file) => file.replace(/\.ts$/, ""));
  const folder = join(root, ".netlify", "functions-internal");
  expect(readdirSync(folder).sort()).toEqual(endpoints.sort());
  for (const endpoint of endpoints) {
    const emitted = readFileSync(join(folder, endpoint, `${endpoint}.mjs`), "utf8");
    const compiled = `.cache/functions/${endpoint}.js`;
    expect(emitted).toContain(`import "../../../${compiled}";`);
    expect(existsSync(join(root, compiled))).toBe(true);
    // The configuration is read from the source, as Netlify does.
    expect(emitted).toContain(`export const config = { path: "/api/${endpoint}" };`);
  }
}

/** Expects one redirect for each old path in content/redirects.json, and no others. */
async function expectOldAddresses(root: string): Promise<void> {
  const { oldAddresses, facts = {} } = readContent(join(root, "content"));
  const expected = Array.from(oldAddresses, ([path, to]) => [path, fillPlaceholders(to, facts), 301]);
  const redirects = await readRedirectRules(join(root, "public"));
  expect(redirects.map(({ from, to, status }) => [from, to, status]).sort()).toEqual(expected.sort());
}

/**
 * Expects every script tag to have the integrity hash of the published file. Every page must have a script tag
 * outside its template, since the HTTP Observatory looks for it there.
 */
function expectGuardedScripts(root: string, addresses: readonly string[]): void {
  for (const page of addresses.filter((address) => address.endsWith(".html"))) {
    const html = readFileSync(join(root, "public", page), "utf8");
    for (const [tag, src = ""] of html.matchAll(namedScript)) {
      const bytes = readFileSync(join(root, "public", src));
      expect(tag, page).toContain(` integrity="${integrityOf(bytes)}" crossorigin="anonymous"`);
    }
    expect(html.replace(/<template[\s\S]*?<\/template>/g, "").match(namedScript), page).not.toBeNull();
  }
}

const namedScript = /<script[^>]*\ssrc="([^"]+)"[^>]*>/g;
