import { writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * The files of service workers that a former site at this address may have left in browsers: those of Gatsby's offline
 * plugin and many generators, and of the WordPress plugins SuperPWA, PWA for WP, Progressive WordPress and PWA.
 */
export const formerWorkers = [
  "sw.js",
  "service-worker.js",
  "superpwa-sw.js",
  "pwa-sw.js",
  "pwa-amp-sw.js",
  "pwp-serviceworker.js",
  "wp.serviceworker",
];

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

/** Writes the worker that replaces each former one. */
export async function writeFormerWorkers(folder: string): Promise<void> {
  await Promise.all(formerWorkers.map((name) => writeFile(path.join(folder, name), removal)));
}
