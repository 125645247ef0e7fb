import { copyFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GitHubBackend } from "@sveltia/cms";
import { build } from "esbuild";
import { page, policyFor } from "./page";
import { previewFonts, previewStyle } from "./preview-style";
import { takeSnapshot } from "./snapshot";

/**
 * Writes the editing screen as a static site. A server of another kind replaces content.json by the content as it is.
 * @param folder the site's folder, which is emptied first
 * @param backend where the screen reads and writes
 */
export async function buildScreen(folder: string, backend: GitHubBackend): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleScreen(folder);
  const files = {
    "index.html": page,
    "backend.json": JSON.stringify(backend),
    "content.json": JSON.stringify(takeSnapshot("content")),
    "preview.css": previewStyle(),
    _headers: headerRules(backend),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  for (const font of Object.values(previewFonts))
    await copyFile(join("src/theme/fonts", font), join(folder, font));
}

/** Bundles the screen's script with Sveltia CMS and the content check: nothing is left to load from another server. */
async function bundleScreen(folder: string): Promise<void> {
  await build({
    entryPoints: { screen: join(__dirname, "browser", "main.ts") },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: ["chrome111", "firefox115", "safari16.4"],
    logLevel: "error",
    alias: { "node:path": "path-browserify" },
    inject: [join(__dirname, "browser", "working-folder.ts")],
    define: { "process.cwd": "workingFolder" },
  });
  // Fonts, icons and workers, which Sveltia's package loads from beside its script.
  await cp("node_modules/@sveltia/cms/npm/assets", join(folder, "assets"), { recursive: true });
}

/** The headers of every answer of the screen, by name. */
export function headersFor(backend: GitHubBackend): Readonly<Record<string, string>> {
  return {
    "content-security-policy": policyFor(backend),
    // Signing in opens a window of the OAuth service, which answers this one.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  };
}

// The form of Netlify's file _headers.
function headerRules(backend: GitHubBackend): string {
  const lines = Object.entries(headersFor(backend)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n`;
}
