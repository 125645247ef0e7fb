import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeHeaders } from "./headers";
import { hashSource } from "./inline-hashes";

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

test("the policy includes pages at any depth", async () => {
  const headers = await headersOf({
    "index.html": "<script>a</script>",
    "blog/teaching.html": "<script>b</script>",
    // Gatsby makes a folder of this name.
    "page-data/404.html/page-data.json": "{}",
  });
  expect(headers).toContain(hashSource("a"));
  expect(headers).toContain(hashSource("b"));
  expect(headers.match(/Content-Security-Policy:/g)).toHaveLength(1);
});

test("one rule gives every path the whole policy and all security headers", async () => {
  const [first] = (await headersOf({ "index.html": "" })).split("\n\n");
  expect(first).toBe(`/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin`);
});

test("other sites may embed the pictures and nothing else, by rules for one depth of one folder each", async () => {
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

test("only files with a content hash in their name are immutable", async () => {
  const headers = await headersOf({
    "app-0123456789abcdef0123.js": "",
    "plain.js": "",
    "hymn-20261225.js": "",
    "page-data/app-data.json": "{}",
  });
  const kept = headers.split("\n\n").filter((rule) => rule.includes("immutable"));
  expect(kept.map((rule) => rule.trim().split("\n"))).toEqual(
    ["/static/*", "/app-0123456789abcdef0123.js"].map((address) => [
      address,
      "  Cache-Control: public, max-age=31536000, immutable",
    ]),
  );
});

test("the feed and the manifest have a content type if they exist", async () => {
  const headers = await headersOf({ "manifest.webmanifest": "{}" });
  expect(headers).toContain(
    "/manifest.webmanifest\n  Content-Type: application/manifest+json; charset=UTF-8",
  );
  expect(headers).not.toContain("feed.xml");
});
