import { join } from "node:path";
import type { APIResponse } from "@playwright/test";
import { repeatedHeaders } from "../../scripts/serve/header-rules";
import { readHeadersFile } from "../../scripts/serve/read-headers-file";
import { expect, test } from "../support/site";

const securityHeaders = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
];

function namesOf(response: APIResponse): string[] {
  return response.headersArray().map(({ name }) => name.toLowerCase());
}

function expectEachOnce(response: APIResponse): void {
  const names = namesOf(response).filter((name) => name !== "set-cookie");
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(securityHeaders));
}

test("a page has each of its headers once", async ({ request }) => {
  const response = await request.get("/");
  expect(response.status()).toBe(200);
  expectEachOnce(response);
});

test("an unknown path has status 404, the site's own page and the same headers", async ({
  page,
  request,
}) => {
  const response = await request.get("/no/such/page");
  expect(response.status()).toBe(404);
  expectEachOnce(response);
  expect((await page.goto("/no/such/page"))?.status()).toBe(404);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("no two rules of _headers name the same header for one path", async ({ request }) => {
  const rules = await readHeadersFile(join(process.cwd(), "public", "_headers"));
  const home = await (await request.get("/")).text();
  const assets = [...home.matchAll(/(?:src|href)="(\/[^"#?]+)"/g)].map(([, path = "/"]) => path);
  for (const path of ["/", "/contact", "/no/such/page", ...assets]) {
    expect(repeatedHeaders(rules, path), path).toEqual([]);
  }
});

test("a function has the security headers too, each once", async ({ request }) => {
  const response = await request.get("/api/send-contact-email");
  expect(response.status()).toBe(405);
  expectEachOnce(response);
});

test("a trailing slash leads to the address without one", async ({ request }) => {
  const response = await request.get("/contact/?from=test", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([301, "/contact?from=test"]);
});

test("a page is compressed as the browser accepts it, and not sent twice", async ({ request }) => {
  for (const encoding of ["br", "gzip"]) {
    const response = await request.get("/", { headers: { "accept-encoding": encoding } });
    expect(response.headers()["content-encoding"]).toBe(encoding);
    expect(response.headers()["vary"]).toBe("Accept-Encoding");
    const etag = response.headers()["etag"] ?? "";
    const headers = { "accept-encoding": encoding, "if-none-match": etag };
    expect((await request.get("/", { headers })).status()).toBe(304);
  }
});
