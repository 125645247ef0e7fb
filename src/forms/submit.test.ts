import { deliveryTimeMs } from "../../functions/relay/send-mail";
import { outcomeOf, submitTimeoutMs } from "./submit";

const endpoint = "https://ministry.example/api/send-contact-email";
const json = "application/json; charset=utf-8";
const problem = "application/problem+json; charset=utf-8";

function outcomeFor(
  status: number,
  contentType: string | null,
  options: { url?: string; retryAfter?: string } = {},
) {
  const headers: Record<string, string | null | undefined> = {
    "content-type": contentType,
    "retry-after": options.retryAfter,
  };
  const getResponseHeader = (name: string): string | null => headers[name] ?? null;
  return outcomeOf(endpoint, { responseURL: options.url ?? endpoint, status, getResponseHeader });
}

test("the delivery timeout is shorter than Netlify's limit and the browser's timeout", () => {
  expect(deliveryTimeMs).toBeLessThan(10_000);
  expect(deliveryTimeMs).toBeLessThan(submitTimeoutMs);
});

test.each([200, 201, 204, 299])(
  "status %d from the form's function means that the message was sent",
  (status) => {
    for (const type of ["application/json", json, "Application/JSON ; charset=utf-8"])
      expect(outcomeFor(status, type)).toEqual({ kind: "sent" });
  },
);

test.each([400, 403, 405, 413, 415, 422, 429, 500, 502, 503])(
  "status %d from the form's function means that the message was not sent",
  (status) => {
    expect(outcomeFor(status, problem)).toEqual({ kind: "failed" });
  },
);

test("status 501 means “no reader is set up”, and status 504 means “might have been sent”", () => {
  expect(outcomeFor(501, problem)).toEqual({ kind: "unavailable" });
  expect(outcomeFor(504, problem)).toEqual({ kind: "unconfirmed" });
});

test("status 429 from the form's function includes the minutes until the next attempt", () => {
  expect(outcomeFor(429, problem, { retryAfter: "61" })).toEqual({ kind: "failed", retryMinutes: 2 });
});

const otherTypes = [
  null,
  "",
  "text/html",
  "text/html; charset=utf-8",
  "text/plain",
  "application/octet-stream",
];
test.each([200, 302, 404, 429, 500, 501, 502, 503, 504])(
  "status %d from another program means that the message might have been sent",
  (status) => {
    const wrongType = status === 200 ? problem : json;
    for (const type of [...otherTypes, wrongType, "application/jsonp", "x-application/json"])
      expect(outcomeFor(status, type, { retryAfter: "60" })).toEqual({ kind: "unconfirmed" });
  },
);

test.each(["", "https://ministry.example/", `${endpoint}/`, "https://portal.example/api/send-contact-email"])(
  "an answer from the unexpected address %j means that the message might have been sent",
  (url) => {
    expect(outcomeFor(200, json, { url })).toEqual({ kind: "unconfirmed" });
    expect(outcomeFor(503, problem, { url })).toEqual({ kind: "unconfirmed" });
  },
);
