import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { headersFor, repeatedHeaders } from "../../scripts/serve/header-rules";
import { readHeadersFile } from "../../scripts/serve/read-headers-file";
import { readRedirectsFile } from "../../scripts/serve/read-redirects-file";
import { integrityOf } from "../../src/build/security/integrity";
import { collectInlineHashes, type InlineHashes } from "../../src/build/security/inline-parts";
import { fillPlaceholders } from "../../src/content-model/placeholders";
import { readContent } from "../../src/content-model/read";
import { expect } from "./site";

const hashed = /^\/[^/]+-[0-9a-f]{20}\.(js|css)$|^\/static\//;

/** The addresses of all published files. */
function publishedAddresses(root: string): string[] {
  return readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "public").length))
    .filter((address) => !["/_headers", "/_redirects"].includes(address));
}

/** Looks at what a build has left for the platform, file by file. */
export async function expectDeployable(root: string): Promise<void> {
  const addresses = publishedAddresses(root);
  await expectHeaders(root, addresses);
  await expectFunctions(root);
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

/** No name twice for any file; what is named by its content is kept for ever, and nothing else is. */
async function expectHeaders(root: string, addresses: readonly string[]): Promise<void> {
  const rules = await readHeadersFile(join(root, "public", "_headers"));
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const address of [...addresses, "/", "/contact", "/no/such/page"]) {
    expect(repeatedHeaders(rules, address), address).toEqual([]);
    const headers = headersFor(rules, address);
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

  const policy = headersFor(rules, "/").get("content-security-policy") ?? "";
  const sources = [...hashes.scripts, ...hashes.styles];
  expect(sources.filter((source) => !policy.includes(source))).toEqual([]);
}

/** One function for each door of src/api, each reached by its address, and none beside them. */
async function expectFunctions(root: string): Promise<void> {
  const doors = readdirSync(join(root, "src", "api")).map((file) => file.replace(/\.ts$/, ""));
  const folder = join(root, ".netlify", "functions-internal");
  expect(readdirSync(folder).sort()).toEqual(doors.map((door) => `${door}-js`).sort());
  const redirects = await readRedirectsFile(join(root, "public", "_redirects"));
  for (const door of doors) {
    const manifest = JSON.parse(readFileSync(join(folder, `${door}-js`, `${door}-js.json`), "utf8")) as {
      config: { name: string; includedFiles: string[] };
    };
    expect(manifest.config.name).toBe(`/api/${door}`);
    expect(manifest.config.includedFiles).toEqual([`.cache/functions/${door}.js`]);
    for (const file of manifest.config.includedFiles) expect(existsSync(join(root, file))).toBe(true);
    expect(redirects.filter(({ path }) => path === `/api/${door}`)).toMatchObject([
      { to: `/.netlify/functions/${door}-js`, status: 200 },
    ]);
  }
}

/** The platform is told of each old address once, and of no other than those of content/redirects.json. */
async function expectOldAddresses(root: string): Promise<void> {
  const { oldAddresses, facts = {} } = readContent(join(root, "content"));
  const expected = Array.from(oldAddresses, ([path, to]) => [path, fillPlaceholders(to, facts)]);
  const redirects = await readRedirectsFile(join(root, "public", "_redirects"));
  const leadingOn = redirects.filter(({ status }) => status === 301);
  expect(leadingOn.map(({ path, to }) => [path, to]).sort()).toEqual(expected.sort());
}

/**
 * Every script that a page names has the integrity of the file that is published under that name; and every page names
 * one outside its template, since the HTTP Observatory counts it there.
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
