import type { APIResponse } from "@playwright/test";
import { expect, test } from "../support/site";

/** Expects each header once, and a policy that allows inline scripts and styles only by hash. */
function expectSecurityHeaders(response: APIResponse): void {
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  expect(new Set(names).size, response.url()).toBe(names.length);
  const headers = response.headers();
  expect(headers["content-security-policy"], response.url()).toMatch(
    /^default-src 'none';.*frame-ancestors 'none'/,
  );
  // Only the email sign-up is sent to another site, and only recordings may come from other sites.
  const policy = headers["content-security-policy"]?.replace(/(form-action|media-src) [^;]*/g, "");
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|https?:|data:|\*/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  expect(headers["referrer-policy"]).toMatch(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/);
}

// tests/built checks the headers of pages and files.
test("the responses of functions and of unknown addresses have each of the site's headers once", async ({
  request,
  site,
  mail,
}) => {
  for (const path of ["/no/such/page", "/api/nothing", `/${"a".repeat(300)}`]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expectSecurityHeaders(response);
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
    expectSecurityHeaders(answer);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  await mail.waitForMail();
  expect(mail.mails).toHaveLength(1);
});
