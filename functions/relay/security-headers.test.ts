import { securityHeaders, sharedHeaders } from "./security-headers";

test("browsers come back by TLS alone, to subdomains too, for a year at least", () => {
  const [, seconds] =
    /^max-age=(\d+); includeSubDomains$/.exec(sharedHeaders["Strict-Transport-Security"]) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
});

test("no other site frames, opens or embeds an answer, and no browser guesses its type", () => {
  expect(sharedHeaders).toMatchObject({
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  });
});

test.each(["camera", "geolocation", "microphone", "payment", "usb"])("no page may ask for %s", (feature) => {
  expect(sharedHeaders["Permissions-Policy"].split(", ")).toContain(`${feature}=()`);
});

test("a function's answer loads nothing, is framed by nobody, and posts to this site alone", () => {
  expect(securityHeaders["Content-Security-Policy"].split("; ").sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect(securityHeaders["Referrer-Policy"]).toBe("no-referrer");
});
