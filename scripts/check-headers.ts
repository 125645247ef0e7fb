import { readContent } from "../src/content-model/read";
import { run } from "./local/run";
import { loadScanner } from "./observatory/scanner";
import { score } from "./observatory/score";
import { startSiteProcess } from "./serve/site-process";

// The maximum for a site whose domain is not on the HSTS preload list of browsers.
const goal = 135;

/** Prints the points of Mozilla's HTTP Observatory for each built page, as it is served. */
async function main(): Promise<void> {
  const scanner = await loadScanner();
  const site = await startSiteProcess({ port: 0, environment: process.env });
  try {
    const { routes } = readContent("content");
    for (const path of [...routes.filter((route) => !route.includes(".")), "/no-such-page"]) {
      const answer = await fetch(site.url + path);
      const preflight = await fetch(site.url + path, {
        method: "OPTIONS",
        headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
      });
      const { points, findings } = score(scanner, {
        host: "ministry.example",
        path,
        headers: Object.fromEntries(answer.headers),
        html: await answer.text(),
        preflight: Object.fromEntries(preflight.headers),
      });
      if (points < goal) process.exitCode = 1;
      console.log(`${String(points).padStart(4)}  ${path}${points < goal ? "  (too low)" : ""}`);
      if (path !== "/" && points >= goal) continue;
      for (const { result, scoreModifier } of findings)
        console.log(`      ${String(scoreModifier).padStart(4)}  ${result}`);
    }
  } finally {
    await site.stop();
  }
}

run(main);
