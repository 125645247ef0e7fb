import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  collectInlineHashes,
  writeSecurityPolicy,
  hashSource,
  integrityOf,
  writeHeaders,
  type InlineHashes,
} from "./security";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "headers-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function headersOf(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  writeHeaders(folder, []);
  return readFile(join(folder, "_headers"), "utf8");
}

test("the rule for all paths has every header, and the hashes of pages at any depth", async () => {
  const headers = await headersOf({
    "index.html": "<style>a</style>",
    "blog/teaching.html": "<script>b</script>",
    // Gatsby makes a folder of this name.
    "page-data/404.html/page-data.json": "{}",
  });
  const [firstRule] = headers.split("\n\n");
  expect(firstRule).toBe(`/*
  Content-Security-Policy: default-src 'none'; script-src 'self' ${hashSource("b")}; style-src 'self' ${hashSource("a")}; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin`);
});

test("other sites may embed only the files of shared folders", async () => {
  const files = ["about.html", "blog/teaching.html", "page-data/about/page-data.json", "app.js"];
  const pictures = ["icons/icon-192.png", "previews/about.png", "static/0123/cover.png"];
  const headers = await headersOf(Object.fromEntries([...files, ...pictures].map((name) => [name, ""])));
  const policies = [...headers.matchAll(/^(\/.*)\n {2}Cross-Origin-Resource-Policy: (.*)$/gm)];
  expect(policies.map(([, pattern, policy]) => [pattern, policy])).toEqual([
    ["/", "same-origin"],
    ["/:file", "same-origin"],
    ["/blog/:part0", "same-origin"],
    ["/icons/:part0", "cross-origin"],
    ["/page-data/:part0/:part1", "same-origin"],
    ["/previews/:part0", "cross-origin"],
    ["/static/:part0/:part1", "cross-origin"],
  ]);
});

test("other sites may read calendars, feeds and build.json", async () => {
  const names = ["events/retreat.ics", "feed.xml", "sitemap.xml"];
  const headers = await headersOf(Object.fromEntries(names.map((name) => [name, ""])));
  expect(
    [...headers.matchAll(/^(\/.*)\n {2}Access-Control-Allow-Origin: \*$/gm)].map(([, name]) => name).sort(),
  ).toEqual(["/build.json", "/events/retreat.ics", "/feed.xml"]);
});

test("the files that replace a former site's workers are sent as JavaScript and are not cached", async () => {
  const headers = await headersOf({ "sw.js": "", "wp.serviceworker": "" });
  for (const name of ["sw.js", "wp.serviceworker"])
    expect(headers).toContain(
      `/${name}\n  Content-Type: text/javascript; charset=UTF-8\n  Cache-Control: no-store`,
    );
});

test("only files with a content hash in their name are cached as immutable", async () => {
  const headers = await headersOf({
    "app-0123456789abcdef0123.js": "",
    "plain.js": "",
    "hymn-20261225.js": "",
    "page-data/app-data.json": "{}",
  });
  const immutableRules = headers.split("\n\n").filter((rule) => rule.includes("immutable"));
  expect(immutableRules.map((rule) => rule.trim().split("\n"))).toEqual(
    ["/static/*", "/app-0123456789abcdef0123.js"].map((address) => [
      address,
      "  Cache-Control: public, max-age=31536000, immutable",
    ]),
  );
});

test("feed.xml and manifest.webmanifest have a Content-Type header rule only if they exist", async () => {
  const headers = await headersOf({ "manifest.webmanifest": "{}" });
  expect(headers).toContain(
    "/manifest.webmanifest\n  Content-Type: application/manifest+json; charset=UTF-8",
  );
  expect(headers).not.toContain("feed.xml");
});

function hashesOf(...pages: string[]): InlineHashes {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const page of pages) collectInlineHashes(page, hashes);
  return hashes;
}

test("inline scripts and styles are hashed, but external scripts and JSON data are not", () => {
  const { scripts, styles } = hashesOf(
    `<html><head><style>a{}</style></head><body><p>
     <script>one()</script><template><script>two() && "&amp;"</script></template></body></html>`,
    `<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`,
  );
  expect([...scripts]).toEqual([hashSource("one()"), hashSource('two() && "&amp;"')]);
  expect([...styles]).toEqual([hashSource("a{}")]);
});

test("a hash equals the example in the Content Security Policy specification", () => {
  expect(integrityOf("alert('Hello, world.');")).toBe("sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
});

const none = { scripts: new Set<string>(), styles: new Set<string>() };

test("the policy allows recordings and email lists on other sites only if a page uses them", () => {
  expect(writeSecurityPolicy(none)).toContain("; media-src 'self'; ");
  expect(writeSecurityPolicy({ ...none, hasExternalAudio: true })).toContain("; media-src 'self' https:; ");
  expect(writeSecurityPolicy(none)).toContain("; form-action 'self'; ");
  expect(writeSecurityPolicy({ ...none, formOrigins: ["https://list.example"] })).toContain(
    "; form-action 'self' https://list.example; ",
  );
});
