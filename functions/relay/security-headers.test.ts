import { call, jsonRequest, nativeRequest } from "../testing/call";
import { testForm } from "../testing/forms";
import { createRelay } from "./relay";
import { readSettings } from "./settings";

const headers = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const { handle, payload } = testForm("contact");
const unset = createRelay(readSettings({}));

test.each([
  ["a problem", jsonRequest(payload), { "content-type": "application/problem+json; charset=utf-8" }],
  [
    "a redirect",
    { method: "GET", headers: { accept: "text/html" } },
    { "content-type": "text/plain; charset=utf-8", location: "/contact" },
  ],
  [
    "a page, whose style is allowed by its hash",
    nativeRequest(payload),
    {
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'sha256-[\w+/]{43}='$/,
      ) as string,
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "same-origin",
    },
  ],
])("%s has every security header and no other header", async (_what, request, expected) => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const answer = await call((req, address) => handle(req, address, unset), request);
  expect(answer.headers).toEqual({ ...headers, ...expected });
});
