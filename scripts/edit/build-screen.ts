import { copyFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GitHubBackend } from "@sveltia/cms";
import { build } from "esbuild";
import { grounds } from "../../src/theme/grounds";
import { previewFonts, previewStyle } from "./preview-style";
import { siteUrl } from "./configuration";
import { takeSnapshot } from "./snapshot";

/**
 * Writes the editing screen as a static site. The local server replaces content.json with the current content.
 * @param folder the site's folder, which is emptied first
 */
export async function buildScreen(folder: string, backend: GitHubBackend): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleScreen(folder);
  const snapshot = takeSnapshot("content");
  const files = {
    "index.html": page,
    "backend.json": JSON.stringify(backend),
    "content.json": JSON.stringify(snapshot),
    "preview.css": previewStyle(),
    _headers: headerRules(backend, siteUrl(snapshot)),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  for (const font of Object.values(previewFonts))
    await copyFile(join("src/theme/fonts", font), join(folder, font));
}

/** Bundles the screen's script with Sveltia CMS and the content check: nothing is loaded from other servers. */
async function bundleScreen(folder: string): Promise<void> {
  await build({
    entryPoints: { screen: join(__dirname, "browser", "start-screen.ts") },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: ["chrome111", "firefox115", "safari16.4"],
    logLevel: "error",
    alias: { "node:path": "path-browserify" },
    inject: [join(__dirname, "browser", "working-folder.ts")],
    define: { "process.cwd": "workingFolder", "process.env": "{}" },
  });
  // Sveltia loads fonts, icons and workers from the folder of its script.
  await cp("node_modules/@sveltia/cms/npm/assets", join(folder, "assets"), { recursive: true });
}

/** The headers of every answer of the screen, by name. */
export function headersFor(backend: GitHubBackend, site?: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": policyFor(backend, site),
    // Signing in opens a window of the OAuth service, which sends the result to this window.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  };
}

// The format of Netlify's file _headers.
function headerRules(backend: GitHubBackend, site: string): string {
  const lines = Object.entries(headersFor(backend, site)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n`;
}

/** The page of the editing screen. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>Editing screen</title>
<link rel="icon" href="data:," />
<style>
  /* Leaves room for Sveltia's button for new entries on a phone. */
  .live-state:not(:empty) { position: fixed; inset: auto 5.5rem 4.5rem 1rem; z-index: 9; display: flex; gap: 1rem; margin: auto; max-width: 26rem; padding: 0.75rem 1rem; cursor: pointer; border-radius: 4px; background: ${grounds.dark.ground}; color: ${grounds.dark.ink}; font: 1rem/1.4 sans-serif }
  .live-state a { color: inherit }
  .live-state:not(:empty)::after { content: "✕" / "Hide" }
  [role="alertdialog"] .error { white-space: pre-line }
  /* Hides Sveltia's sentence before the error, because trying again later does not help here. */
  [role="alertdialog"] :has(> .error) { font-size: 0 }
</style>
<body>
<noscript>The editing screen needs JavaScript.</noscript>
<script type="module" src="screen.js"></script>
</html>
`;

/**
 * The page's Content-Security-Policy: it may connect to its own server, its backend and the site. Its script creates
 * styles at runtime, so hashes cannot allow them.
 */
function policyFor({ api_root = "https://api.github.com" }: GitHubBackend, site = ""): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "worker-src": ["'self'", "blob:"],
    "style-src": ["'self'", "'unsafe-inline'", "blob:"],
    "img-src": ["'self'", "blob:", "data:", "https://avatars.githubusercontent.com"],
    "media-src": ["blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", new URL(api_root).origin, site],
    "frame-src": ["blob:"],
    "base-uri": ["'self'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ").trim()}`)
    .join("; ");
}
