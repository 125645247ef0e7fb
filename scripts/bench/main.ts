import { run } from "../local/run";
import { startSiteProcess, type SiteProcess } from "../serve/site-process";
import { inBrowser } from "./browser";
import { describeFigures } from "./describe";
import { indexableRoutes } from "./indexable-routes";
import { measure, type Figures } from "./lighthouse";
import { writeLimitSite } from "./limit/site";
import { readOptions } from "./options";
import { describePageLoads, measurePageLoads } from "./page-loads";
import { writeResult } from "./results";
import { limit, limitInOurFaces, summarise } from "./summary";

/**
 * `npm run bench`: reports what each page loads, then runs Lighthouse several times on the build and on the reference
 * page, and prints medians and ratios.
 */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const loads = measurePageLoads("public");
  console.log(`${describePageLoads(loads)}\n`);
  const site = await serve(process.cwd());
  const routes = options.routes.length > 0 ? options.routes : indexableRoutes("public");
  const limitSite = await serve(await writeLimitSite());
  const pages = [
    { name: limit, url: `${limitSite.url}/` },
    { name: limitInOurFaces, url: `${limitSite.url}/faces` },
    ...routes.map((route) => ({ name: route, url: site.url + route })),
  ];
  const runs = new Map(pages.map(({ name }): [string, Figures[]] => [name, []]));
  try {
    // Runs alternate between the pages, so that a temporary slowdown of the machine affects all pages alike.
    for (let round = 1; round <= options.runs; round++) {
      await inBrowser(async (port) => {
        for (const { name, url } of pages) {
          console.log(`Round ${String(round)} of ${String(options.runs)}: ${name}`);
          runs.get(name)?.push(await measure(url, port));
        }
      });
    }
  } finally {
    await Promise.all([limitSite.stop(), site.stop()]);
  }
  const summary = summarise(runs, loads);
  console.log(`\n${describeFigures(summary)}\n`);
  console.log(`Written to ${writeResult("pages", { runs: options.runs, pages: summary })}`);
}

function serve(root: string): Promise<SiteProcess> {
  return startSiteProcess({ root, port: 0, environment: process.env });
}

run(main);
