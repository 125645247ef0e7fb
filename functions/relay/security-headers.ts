/** Headers of every page and every function: Netlify does not add those of `_headers` to a function's answer. */
export const sharedHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
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
