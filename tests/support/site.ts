import { resolve } from "node:path";
import { test as base } from "@playwright/test";
import { localMailSettings } from "../../scripts/local/prepare";
import { type SiteProcess, startSiteProcess } from "../../scripts/serve/site-process";
import { type MailServer, startMailServer } from "./mail-server";
import { watchViolations } from "./violations";

type Settings = Readonly<Record<string, string | undefined>>;

interface WorkerFixtures {
  /** The folder of the build under test, which the configuration chooses. */
  siteRoot: string;
  /** The mail server of the forms, one for each worker. */
  mailServer: MailServer;
  /** The origin of the served production build, whose functions send to that mail server. */
  site: string;
}

interface TestFixtures {
  /** The mail server, cleared and accepting at the start of each test. */
  mail: MailServer;
  /** Serves the build again, with other settings of the functions. The value undefined removes a setting. */
  siteWith: (settings: Settings) => Promise<string>;
  /** The violations of the Content-Security-Policy so far. A test with violations fails at its end. */
  violations: string[];
}

/** Playwright's `test` for the journeys: relative URLs refer to the served production build. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteRoot: [process.env.SITE_ROOT ?? ".", { option: true, scope: "worker" }],

  mailServer: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  site: [
    async ({ mailServer, siteRoot }, use) => {
      const site = await serve(siteRoot, mailServer);
      await use(site.url);
      await site.stop();
    },
    // The first start compresses every file.
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: async ({ site }, use) => {
    await use(site);
  },

  mail: async ({ mailServer }, use) => {
    mailServer.clear();
    await use(mailServer);
    await mailServer.accept();
  },

  siteWith: async ({ siteRoot, mailServer }, use) => {
    const sites: SiteProcess[] = [];
    await use(async (settings) => {
      const site = await serve(siteRoot, mailServer, settings);
      sites.push(site);
      return site.url;
    });
    for (const site of sites) await site.stop();
  },

  violations: [
    async ({ context }, use) => {
      const violations = await watchViolations(context);
      await use(violations);
      base.expect(violations, "requests that the Content-Security-Policy blocked").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

function serve(siteRoot: string, mail: MailServer, settings: Settings = {}): Promise<SiteProcess> {
  const environment = { ...process.env, ...localMailSettings({ smtp: 0 }), SMTP_URL: mail.url, ...settings };
  return startSiteProcess({ root: resolve(siteRoot), port: 0, environment });
}
