import type { GitHubBackend } from "@sveltia/cms";

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
  /* Sveltia's own sentence before it: to try again later helps nobody here. */
  [role="alertdialog"] :has(> .error) { font-size: 0 }
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
export function policyFor({ api_root = "https://api.github.com" }: GitHubBackend): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "worker-src": ["'self'", "blob:"],
    "style-src": ["'self'", "'unsafe-inline'", "blob:"],
    "img-src": ["'self'", "blob:", "data:", "https://avatars.githubusercontent.com"],
    "media-src": ["blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", new URL(api_root).origin],
    "frame-src": ["blob:"],
    "base-uri": ["'self'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
