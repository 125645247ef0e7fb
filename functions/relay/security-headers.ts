import site from "../../content/site.json";

// A ministry's other hosts may not speak HTTPS, so its subdomains are included only if the content allows it.
const coversSubdomains = "allSubdomainsUseHttps" in site && site.allSubdomainsUseHttps === true;

/** Headers of every page and every function: Netlify does not add the headers of `_headers` to a function's answer. */
export const sharedHeaders = {
  // One year (RFC 6797).
  "Strict-Transport-Security": `max-age=31536000${coversSubdomains ? "; includeSubDomains" : ""}`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "X-Content-Type-Options": "nosniff",
  // For browsers without frame-ancestors.
  "X-Frame-Options": "DENY",
} as const;

/** Headers of every function's answer. */
export const securityHeaders = {
  ...sharedHeaders,
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
} as const;
