import { writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * The addresses of service workers that a former site may have left in browsers: workers of Gatsby's offline plugin,
 * many generators, and the WordPress plugins SuperPWA, PWA for WP, Progressive WordPress and PWA. An address is a file's
 * name, or a query of the home page if WordPress itself serves the worker.
 */
export const formerWorkers = [
  "sw.js",
  "service-worker.js",
  "serviceworker.js",
  "ngsw-worker.js",
  "pwabuilder-sw.js",
  "superpwa-sw.js",
  "pwa-sw.js",
  "pwa-amp-sw.js",
  "pwp-serviceworker.js",
  "wp.serviceworker",
  "?wp_service_worker=1",
  "?pwa_for_wp_script=1&sw=pwa-sw-js",
];

/** The rules in `_redirects` for former workers with a query. They end with `!`, because the home page exists. */
export const formerWorkerRules: readonly string[] = formerWorkers.flatMap((address) =>
  address.startsWith("?") ? [`/ ${address.slice(1).replaceAll("&", " ")} /sw.js 200!`] : [],
);

/**
 * A worker that removes itself and its caches. Without it, a former worker would show its cached pages for ever. The
 * worker does not reload pages, because somebody may be typing. The next visit shows this site.
 */
const removalScript = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const removed = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => registration.unregister()));
});
`;

/** Writes the files that replace each former worker. */
export async function writeFormerWorkers(folder: string): Promise<void> {
  const files = formerWorkers.filter((address) => !address.startsWith("?"));
  await Promise.all(files.map((name) => writeFile(path.join(folder, name), removalScript)));
}
