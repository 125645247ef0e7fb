import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { formerWorkers } from "../../src/gatsby/former-workers";
import { expect, test } from "../support/site";

const formerPage = `<title>Former site</title><script>navigator.serviceWorker.register("NAME", { scope: "/" })</script>`;

/** A service worker that always answers from its cache. */
const formerWorker = `addEventListener("install", (event) =>
  event.waitUntil(caches.open("former").then((cache) => cache.add("/")).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));`;

// A worker with the file extension of a script, a worker without it, and workers that are queries of the home page.
for (const name of ["sw.js", "wp.serviceworker", ...formerWorkers.filter((one) => one.startsWith("?"))]) {
  test(`this site removes the service worker ${name} of a former site from the browser`, async ({
    page,
    site,
  }) => {
    let isMoved = false;
    const server = createServer((request, response) => {
      const isWorker = request.url === `/${name}`;
      if (!isMoved) {
        response.setHeader("content-type", isWorker ? "text/javascript" : "text/html");
        response.end(isWorker ? formerWorker : formerPage.replace("NAME", `/${name}`));
        return;
      }
      void fetch(`${site}${request.url ?? "/"}`).then(async (answer) => {
        const headers = ["content-type", "cache-control"].flatMap((header) => [
          [header, answer.headers.get(header) ?? ""],
        ]);
        response.writeHead(answer.status, Object.fromEntries(headers) as Record<string, string>);
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    try {
      await page.goto(address);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      isMoved = true;
      // The former worker still answers, and the browser looks for its successor.
      await page.goto(address);
      await expect(page).toHaveTitle("Former site");
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await page.goto(address);
      await expect(page).not.toHaveTitle("Former site");
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
