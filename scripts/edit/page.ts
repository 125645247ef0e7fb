import type { CmsConfig } from "@sveltia/cms";

/** The page of the editing screen. */
export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>Editing screen</title>
<link rel="icon" href="data:," />
<style>
  [role="alertdialog"] .error { white-space: pre-line }
  .mistakes {
    position: fixed; inset: auto 0 0 auto; z-index: 10; box-sizing: border-box; width: min(30rem, 100%);
    max-height: 50vh; overflow: auto; padding: 0.75rem 1rem; border-top: 4px solid #b3261e;
    background: #fff; color: #1c1b1f; font: 1rem/1.4 "Source Sans 3", sans-serif; box-shadow: 0 0 1rem #0004;
  }
  .mistakes summary { font-weight: 600; cursor: pointer }
  .mistakes :is(strong, span) { display: block; overflow-wrap: anywhere }
  .mistakes p { margin: 0.75rem 0 0 }
</style>
<body>
<noscript>The editing screen needs JavaScript.</noscript>
<script type="module" src="screen.js"></script>
</html>
`;

/**
 * The page's Content-Security-Policy: it may speak to its own server and to its backend. Its script writes its styles,
 * which a policy of hashes could not know.
 */
export function policyFor(backend: CmsConfig["backend"]): string {
  const api = backend.name === "github" ? [new URL(backend.api_root ?? "https://api.github.com").origin] : [];
  const avatars = backend.name === "github" ? ["https://avatars.githubusercontent.com"] : [];
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "worker-src": ["'self'", "blob:"],
    "style-src": ["'self'", "'unsafe-inline'", "blob:"],
    "img-src": ["'self'", "blob:", "data:", ...avatars],
    "media-src": ["blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", ...api],
    "frame-src": ["blob:"],
    "base-uri": ["'self'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
