import { writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * The addresses of service workers that a former site at this address may have left in browsers: those of Gatsby's
 * offline plugin and many generators, and of the WordPress plugins SuperPWA, PWA for WP, Progressive WordPress and PWA.
 * An address is a file's name or, for workers that WordPress itself answers, the query of the home page.
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

/** The rules of `_redirects` for former workers with a query. They are forced, because the path is the home page. */
export const formerWorkerRules: readonly string[] = formerWorkers.flatMap((address) =>
  address.startsWith("?") ? [`/ ${address.slice(1).replaceAll("&", " ")} /sw.js 200!`] : [],
);

/**
 * A worker that removes itself and its caches. Without it, a former worker would show its cached pages for ever. It does
 * not reload pages, because somebody may be typing: the next visit shows this site.
 */
const removal = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const removed = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => registration.unregister()));
});
`;

/** Writes the files of the worker that replaces each former one. */
export async function writeFormerWorkers(folder: string): Promise<void> {
  const files = formerWorkers.filter((address) => !address.startsWith("?"));
  await Promise.all(files.map((name) => writeFile(path.join(folder, name), removal)));
}
