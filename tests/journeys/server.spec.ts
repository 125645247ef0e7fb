import type { APIResponse } from "@playwright/test";
import { expect, test } from "../support/site";

/** Expects each header once, and a policy that only allows inline parts by hash. */
function expectLockedDown(response: APIResponse): void {
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  expect(new Set(names).size, response.url()).toBe(names.length);
  const headers = response.headers();
  expect(headers["content-security-policy"], response.url()).toMatch(
    /^default-src 'none';.*frame-ancestors 'none'/,
  );
  // Only the email sign-up is sent to another site, and recordings may come from one.
  const policy = headers["content-security-policy"]?.replace(/(form-action|media-src) [^;]*/g, "");
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|https?:|data:|\*/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  expect(headers["referrer-policy"]).toMatch(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/);
}

test("pages, files, unknown addresses and answers of the functions have the site's headers, each once", async ({
  request,
  site,
  mail,
}) => {
  for (const [path, status] of [
    ["/", 200],
    ["/contact", 200],
    ["/gathering.ics", 200],
    ["/press-kit/press-kit.zip", 200],
    ["/favicon.svg", 200],
    ["/no/such/page", 404],
    ["/api/nothing", 404],
    [`/${"a".repeat(300)}`, 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expectLockedDown(response);
  }
  const address = "/api/send-contact-email";
  const data = {
    ...{ name: "Ruth O’Neill", email: "ruth@example.org", phone: "", organization: "", eventDate: "" },
    ...{ inquiryType: "booking", message: "Peace & joy + 100% of <our> prayers 🕊." },
  };
  const answers = [
    await request.get(address),
    await request.post(address, { data: {} }),
    await request.post(address, { data, headers: { origin: "https://elsewhere.example" } }),
    await request.post(address, { form: { name: "Ruth" }, headers: { origin: site } }),
    await request.post(address, { data, headers: { origin: site } }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([405, 422, 403, 422, 200]);
  for (const answer of answers) {
    expectLockedDown(answer);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  await mail.waitForMail();
  expect(mail.received).toHaveLength(1);
});

test("pages are asked for anew, what is named by its content is kept, and both are sent small and once", async ({
  request,
}) => {
  const page = await request.get("/contact");
  expect(page.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const [, script = ""] = /src="(\/[^"]+-[0-9a-f]{16,}\.js)"/.exec(await page.text()) ?? [];
  expect((await request.get(script)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  for (const encoding of ["br", "gzip"]) {
    const headers = { "accept-encoding": encoding };
    const response = await request.get("/contact", { headers });
    expect(response.headers()["content-encoding"]).toBe(encoding);
    const again = { ...headers, "if-none-match": response.headers()["etag"] ?? "" };
    expect((await request.get("/contact", { headers: again })).status()).toBe(304);
  }
});
