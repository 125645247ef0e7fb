import { readFileSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { sharedHeaders } from "../../functions/relay/security-headers";
import type { Redirects } from "../../src/content-model/old-addresses";
import { expectDeployable } from "../support/artefact";
import { isBuilt, linked, routes } from "../support/routes";
import { expect, test } from "../support/site";
import { text } from "../support/content";
import { requiredLabel } from "../support/forms";

const shared = Object.entries(sharedHeaders).map(([name, value]) => [name.toLowerCase(), value] as const);

/** Expects each header only once, all headers of the site, and a policy that allows inline code only by its hash. */
function expectLockedDown(response: APIResponse): void {
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  expect(
    names.filter((name, index) => names.indexOf(name) !== index),
    response.url(),
  ).toEqual([]);
  const headers = response.headers();
  for (const [name, value] of shared) expect(headers[name], `${name} of ${response.url()}`).toBe(value);
  expect(headers["referrer-policy"]).toMatch(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/);
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|https?:|data:|\*/);
}

test("every page, file and unknown address has each header once", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const contact = await (await request.get("/contact")).text();
  const files = [home, contact].flatMap((html) =>
    [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.\w+)"/g)].map(([, path = "/"]) => path),
  );
  expect(files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".woff2"))).toBe(
    true,
  );
  const guides = linked.filter((route) => route.endsWith(".pdf"));
  const kit = isBuilt("/press-kit") ? ["/press-kit/press-kit.zip"] : [];
  const others = [...linked.filter((route) => route.endsWith(".ics")), ...kit, ...guides, "/favicon.svg"];
  for (const path of [...routes, ...files, ...others]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path === "/no-such-page" ? 404 : 200);
    expectLockedDown(response);
  }
  for (const path of [
    "/no/such/page",
    "/blog/no-such-teaching",
    "/app-0.js",
    "/api/nothing",
    "/contact/us/",
    `/${"a".repeat(300)}`,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expectLockedDown(response);
  }
});

test("an unknown path shows the site's own page", async ({ page }) => {
  expect((await page.goto("/no/such/page"))?.status()).toBe(404);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a function's address, opened out of the history, leads to the form", async ({ page }) => {
  await page.goto("/api/send-prayer-email");
  await expect(page).toHaveURL("/contact");
});

test("every answer of a function has each header once", async ({ request, site, mail }) => {
  for (const door of ["contact", "booking", "prayer"]) {
    const address = `/api/send-${door}-email`;
    const answers = [
      await request.get(address),
      await request.post(address, { data: {} }),
      await request.post(address, { data: {}, headers: { origin: "https://elsewhere.example" } }),
      await request.post(address, { form: { name: "Ruth" }, headers: { origin: site } }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([405, 422, 403, 422]);
    answers.forEach(expectLockedDown);
    for (const answer of answers) expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  const sent = await request.post("/api/send-contact-email", {
    form: { name: "Ruth", email: "ruth@example.org", message: "Peace be with you." },
    headers: { origin: site },
    maxRedirects: 0,
  });
  expect([sent.status(), sent.headers()["location"]]).toEqual([303, "/thank-you"]);
  expectLockedDown(sent);
  await mail.waitForMail();
});

test("both forms of an address answer, and one of them is the page's own", async ({ request }) => {
  for (const path of routes.filter((route) => !["/", "/no-such-page"].includes(route))) {
    const response = await request.get(`${path}/?from=test`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, `${path}?from=test`]);
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const html = await (await request.get(`${path}/`)).text();
    if (path !== "/thank-you")
      expect(html).toContain(`rel="canonical" href="${text("site.json", "url")}${path}"`);
  }
});

test("an old address leads on to the page that has taken its place, with what was asked for besides", async ({
  request,
  page,
}) => {
  const { redirects } = JSON.parse(readFileSync("content/redirects.json", "utf8")) as Redirects;
  test.skip(redirects.length === 0, "The content has no old addresses.");
  for (const { from, to } of redirects) {
    const [address = "", ...place] = to.split(/(?=#)/);
    for (const asked of [from, `${from}/`]) {
      const response = await request.get(`${asked}?from=test`, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]]).toEqual([
        301,
        [address, "?from=test", ...place].join(""),
      ]);
      expect((await request.get(asked, { maxRedirects: 0 })).headers()["location"]).toBe(to);
    }
  }
  const { from = "", to = "" } =
    redirects.find((one) => one.to.startsWith("/") && one.to.includes("#")) ?? {};
  test.skip(from === "", "No old address of the content leads to a place in a page.");
  await page.goto(`${from}/`);
  await expect(page).toHaveURL(to);
  await expect(page.locator(to.replace(/.*#/, "#"))).toBeInViewport();
  expect((await request.get(from.toUpperCase())).status()).toBe(404);
});

test("other sites may show the pictures, and no page or answer of the site", async ({ request }) => {
  const kit = await (await request.get("/press-kit")).text();
  const pictures = [...kit.matchAll(/href="(\/static\/[^"]+)" download/g)].map(([, path = ""]) => path);
  expect(pictures.length).toBeGreaterThan(0);
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()["cross-origin-resource-policy"];
  for (const path of [...pictures, "/icons/icon-192.png", "/previews/about.png"])
    expect([path, await policyOf(path)]).toEqual([path, "cross-origin"]);
  for (const path of [...routes, "/api/send-contact-email", "/press-kit/press-kit.zip"])
    expect([path, await policyOf(path)]).toEqual([path, "same-origin"]);
});

test("pages are asked for anew, what is named by its content is kept", async ({ request }) => {
  const contact = await request.get("/contact");
  expect(contact.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const scripts = [...(await contact.text()).matchAll(/src="(\/(?:page|site)-[^"]+\.js)"/g)];
  expect(scripts).toHaveLength(2);
  for (const [, script = ""] of scripts)
    expect((await request.get(script)).headers()["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
});

test("what a clean build leaves for the platform is whole", async () => {
  await expectDeployable(process.cwd());
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

test("a browser runs no script whose bytes have been changed, and the form still works", async ({
  page,
  mail,
}) => {
  const refused = page.waitForEvent("console", (entry) => entry.text().includes("integrity"));
  await page.route("**/site-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};document.title="changed"` });
  });
  await page.goto("/contact");
  const form = page.locator("section#message");
  await form.getByLabel(requiredLabel("contact", "name"), { exact: true }).fill("Ruth");
  await form.getByLabel(requiredLabel("contact", "email"), { exact: true }).fill("ruth@example.org");
  await form.getByLabel(requiredLabel("contact", "message"), { exact: true }).fill("Peace be with you.");
  await form.getByRole("button", { name: text("forms/contact.json", "submit") }).click();
  await refused;
  await expect(page).toHaveURL("/thank-you");
  await expect(page).not.toHaveTitle("changed");
  await mail.waitForMail();
});
