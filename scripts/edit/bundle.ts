import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/**
 * Bundles the editing screen's script with Sveltia CMS and the content check. Nothing is left to load from another
 * server.
 * @param folder where the files are written
 */
export async function bundleScreen(folder: string): Promise<void> {
  await build({
    entryPoints: { screen: join(__dirname, "browser", "main.ts") },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: ["chrome111", "firefox115", "safari16.4"],
    logLevel: "error",
    // What the content check and its libraries use of Node.
    alias: { "node:path": "path-browserify", fs: join(__dirname, "browser", "no-files.ts") },
    inject: [join(__dirname, "browser", "node-globals.ts")],
    define: { "process.cwd": "workingFolder" },
  });
  // Fonts, icons and workers, which Sveltia's package loads from beside its script.
  await cp(resolve("node_modules/@sveltia/cms/npm/assets"), join(folder, "assets"), { recursive: true });
}
