import { formPageAnswer } from "../form-page/form-page";
import { contactForm } from "../forms/contact";
import { seeOther, sentAnswer, toResponse } from "./answer";
import { problemAnswer } from "./problem";

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

test.each([
  [
    "the answer to a sent message",
    sentAnswer(),
    { ...headers, "content-type": "application/json; charset=utf-8" },
  ],
  [
    "a redirect",
    seeOther("/thank-you"),
    { ...headers, "content-type": "text/plain; charset=utf-8", location: "/thank-you" },
  ],
  [
    "a problem",
    problemAnswer("error", "ABCDEFGH"),
    { ...headers, "content-type": "application/problem+json; charset=utf-8" },
  ],
  [
    "a page, whose style is allowed by its hash",
    formPageAnswer(contactForm, { status: 502, words: { title: "Title", text: "Text" }, corrections: [] }),
    {
      ...headers,
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'sha256-[\w+/]{43}='$/,
      ) as string,
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "same-origin",
    },
  ],
])("%s has every security header and no other header", (_what, answer, expected) => {
  expect(Object.fromEntries(toResponse(answer).headers)).toEqual(expected);
});
