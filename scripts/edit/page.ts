/** The page of the editing screen: the folder first, then the screen that works on it. */
export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="robots" content="noindex" />
<title>Editing screen</title>
<link rel="icon" href="data:," />
<link rel="cms-config-url" type="application/json" href="/configuration.json" />
<style>[role="alertdialog"] .error { white-space: pre-line }</style>
<noscript>The editing screen needs JavaScript.</noscript>
<script type="module" src="/browser/start"></script>
<script defer src="/sveltia-cms.js"></script>
</html>
`;

/**
 * What the page may do: speak to its own server and to nothing else, so that no word leaves the machine. Its
 * styles are written by its script, which a policy of hashes could not know.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
