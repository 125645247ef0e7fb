import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { writeBuildFixture } from "./testing/build-fixture";
import { type SiteProcess, startSiteProcess } from "./site-process";

let root: string;
let site: SiteProcess;

beforeAll(async () => {
  root = await writeBuildFixture();
  site = await startSiteProcess({ root, port: 0, environment: process.env });
}, 20_000);

afterAll(async () => {
  await site.stop();
  await rm(root, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  rawNames: string[];
  body: Buffer;
}

// fetch() would normalise the path and decompress the body.
function ask(
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(site.url, { path, method, headers, family: 4 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({
          status: response.statusCode,
          headers: response.headers,
          rawNames: response.rawHeaders
            .filter((_, index) => index % 2 === 0)
            .map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

const text = (answer: Answer) => answer.body.toString();

test("a page has each of the site's headers once", async () => {
  const home = await ask("/");
  expect(home.status).toBe(200);
  expect(text(home)).toContain("Home");
  expect(home.headers).toMatchObject({
    "content-type": "text/html; charset=UTF-8",
    "cache-control": "public, max-age=0, must-revalidate",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'self'; script-src 'self' 'sha256-abc='",
    vary: "Accept-Encoding",
  });
  expect(new Set(home.rawNames).size).toBe(home.rawNames.length);
});

test("a rule for one file replaces the server's own header", async () => {
  const { headers } = await ask("/app-1234.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe("text/javascript; charset=UTF-8");
});

test("an unknown path is the 404 page with status 404 and the site's headers", async () => {
  const answer = await ask("/nowhere");
  expect(answer.status).toBe(404);
  expect(text(answer)).toContain("Not found");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("the 404 page is compressed, and has no body for HEAD", async () => {
  const answer = await ask("/nowhere", { headers: { "accept-encoding": "gzip, br" } });
  expect([answer.status, answer.headers["content-encoding"]]).toEqual([404, "br"]);
  expect(brotliDecompressSync(answer.body).toString()).toContain("Not found");
  const head = await ask("/nowhere", { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([404, 0]);
});

test.each([
  ["/words.txt", "“Amen.”"],
  ["/.well-known/security.txt", "Contact"],
])("%s is text in UTF-8", async (path, words) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=UTF-8"]);
  expect(text(answer)).toContain(words);
});

test("an icon is an image", async () => {
  expect((await ask("/favicon.ico")).headers["content-type"]).toBe("image/x-icon");
});

test("range requests are supported", async () => {
  const answer = await ask("/photo.avif", { headers: { range: "bytes=4-9" } });
  expect([answer.status, text(answer), answer.headers["content-range"]]).toEqual([
    206,
    "really",
    "bytes 4-9/18",
  ]);
  expect((await ask("/photo.avif", { headers: { range: "bytes=99-" } })).status).toBe(416);
});

test.each(["/_headers", "/_redirects"])("%s is not published", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each([
  ["/about/", 301, "/about"],
  ["//about/?a=1", 301, "/about?a=1"],
  ["/old", 301, "/about#place"],
  ["/old/?a=1", 301, "/about?a=1#place"],
  ["/moved?b=2", 302, "https://elsewhere.example/there?a=1"],
  ["/about?p=7", 301, "/contact#prayer"],
  ["/café/", 301, "/about"],
])("%s answers %s to %s", async (path, status, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.each(["/about", "/about.html", "/about?a=1"])("%s is a file, which no redirect hides", async (path) => {
  const answer = await ask(path);
  expect([answer.status, text(answer)]).toEqual([200, expect.stringContaining("About")]);
});

test.each(["/Old", "/older", "/old/page"])("%s is another address than /old", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each(["/news/*  /about  301", "/post id=:id  /about  301", "/old  /about  200", "/about  /old  301!"])(
  "a redirect that this server would not follow is an error: %s",
  async (rule) => {
    const other = await writeBuildFixture({ "public/_redirects": rule });
    const env = { ...process.env, SITE_ROOT: other, PORT: "0" };
    const server = [join(__dirname, "main.ts")];
    const ended = spawnSync(process.execPath, ["--import", "tsx", ...server], { env, timeout: 20_000 });
    expect([ended.status, ended.stderr.toString()]).toEqual([1, expect.stringContaining("does not follow")]);
    await rm(other, { recursive: true });
  },
);

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/a/..%2f..%2fsecret.txt",
  "/..%5csecret.txt",
  "/%zz",
  "/%00",
  "//elsewhere.example/%2f..",
])("%s leads to nothing outside the published folder", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(text(answer)).not.toContain("outside");
});

test("text is compressed as the browser accepts it, pictures are not", async () => {
  const plain = text(await ask("/"));
  const brotli = await ask("/", { headers: { "accept-encoding": "gzip, br" } });
  const zipped = await ask("/", { headers: { "accept-encoding": "gzip" } });
  expect([brotli.headers["content-encoding"], zipped.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
  expect(gunzipSync(zipped.body).toString()).toBe(plain);
  expect(brotli.headers.etag).not.toBe(zipped.headers.etag);
  const photo = await ask("/photo.avif", { headers: { "accept-encoding": "br" } });
  expect(photo.headers["content-encoding"]).toBeUndefined();
  expect(photo.headers["content-type"]).toBe("image/avif");
});

test("a conditional request gives 304 without a body", async () => {
  const { etag = "" } = (await ask("/")).headers;
  const again = await ask("/", { headers: { "if-none-match": etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers["x-content-type-options"]).toBe("nosniff");
  expect((await ask("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const [head, get] = [await ask("/", { method: "HEAD" }), await ask("/")];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
});

test("a page refuses other methods", async () => {
  const answer = await ask("/", { method: "POST", body: "a=1" });
  expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("a function receives the request unchanged, and the visitor's address", async () => {
  const answer = await ask("/api/echo?a=1&a=2&b=%C3%A9", {
    method: "POST",
    headers: { "content-type": "application/json", "x-nf-client-connection-ip": "203.0.113.9" },
    body: '{"name":"Ruth ✝"}',
  });
  expect(answer.status).toBe(201);
  expect(JSON.parse(text(answer))).toMatchObject({
    url: `${site.url}/api/echo?a=1&a=2&b=%C3%A9`,
    method: "POST",
    body: Buffer.from('{"name":"Ruth ✝"}').toString("base64"),
    headers: { "content-type": "application/json", host: new URL(site.url).host },
    ip: "127.0.0.1",
  });
});

test("binary bodies reach the function unchanged", async () => {
  const bytes = Buffer.from([0x7b, 0xff, 0xfe, 0x7d]);
  const headers = { "content-type": "application/json" };
  const told: unknown = JSON.parse(text(await ask("/api/echo", { method: "POST", headers, body: bytes })));
  expect(told).toHaveProperty("body", bytes.toString("base64"));
});

test("a function's response has its own headers only", async () => {
  const { headers } = await ask("/api/echo", { headers: { "accept-encoding": "br" } });
  expect(headers["content-type"]).toBe("application/problem+json");
  expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  expect(headers).not.toHaveProperty("x-content-type-options");
  expect(headers).not.toHaveProperty("cache-control");
});

test.each(["/api/nothing", "/.netlify/functions/echo"])("%s is no function", async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers["x-content-type-options"]]).toEqual([404, "nosniff"]);
});

test.each(["throw", "nothing"])(
  "a function that fails (%s) is a gateway error without its reason",
  async (kind) => {
    const answer = await ask(`/api/echo?ask=${kind}`);
    expect(answer.status).toBe(502);
    expect(text(answer)).not.toContain("secret");
  },
);

test("a body over the platform's limit is refused", async () => {
  const answer = await ask("/api/echo", { method: "POST", body: Buffer.alloc(6 * 1024 * 1024 + 1) });
  expect(answer.status).toBe(413);
});
