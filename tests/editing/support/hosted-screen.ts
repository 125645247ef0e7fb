import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import sirv from "sirv";
import { buildScreen } from "../../../scripts/edit/build-screen";
import { takeSnapshot } from "../../../scripts/edit/snapshot";
import { listenOnLoopback } from "../../../scripts/local/loopback";
import { headersFor, readHeaderRules } from "../../../scripts/serve/header-rules";
import { checkContent } from "../../../src/content-model/check";
import { fixedContent } from "../../../src/content-model/testing/edited-content";
import { openGitRepository, type GitRepository } from "./git-repository";
import { startGitHubServer, token } from "./github-server";
import { clickItem, expect, prepareForTest, screenPage, type ScreenPage } from "./screen-page";

export { expect };

/** The hosted editing screen, signed in, and the repository behind it. */
export interface HostedScreen extends ScreenPage {
  readonly page: Page;
  readonly repository: GitRepository;
  /** Saves as a draft, and waits until its branch has the commit. */
  save(): Promise<void>;
  /** Publishes the draft that is open. */
  publishDraft(): Promise<void>;
  /** Saves as a draft and publishes it. */
  publish(): Promise<void>;
  /** Returns a file of a branch by its path in content/. */
  read(file: string, branch?: string): string;
  /** Returns the data of a JSON file on the branch main. */
  json(file: string): unknown;
  /** Returns the validation errors of a branch, as the check on the web finds them. */
  problems(branch?: string): ReturnType<typeof checkContent>["mistakes"];
}

/** The size of the window, and whether the screen is touched. */
interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

// Fields are rendered when they come into view. A tall window renders most fields.
const desktop: Device = { viewport: { width: 1280, height: 12_000 }, hasTouch: false };

/**
 * Playwright's `test` with a hosted screen for each worker, at the width of `device`. A worker fails if the screen
 * sends a request to another server than its own and GitHub's API.
 */
export const test = base.extend<object, { device: Device; group: string; hosted: HostedScreen }>({
  device: [desktop, { scope: "worker", option: true }],

  // Groups of tests have separate repositories. Otherwise a test would open another's draft.
  group: ["one-edit", { scope: "worker", option: true }],

  hosted: [
    async ({ browser, device, group }, use) => {
      const content = mkdtempSync(join(tmpdir(), `hosted-${group}-`));
      cpSync(fixedContent, join(content, "content"), { recursive: true });
      const repository = openGitRepository(content, "content");
      const api = await startGitHubServer(repository);
      const folder = mkdtempSync(join(tmpdir(), "hosted-screen-"));
      await buildScreen(folder, {
        name: "github",
        repo: "ministry/website",
        branch: "main",
        api_root: `${api.url}/api/v3`,
        graphql_api_root: `${api.url}/api/graphql`,
        auth_methods: ["token"],
      });
      writeFileSync(join(folder, "content.json"), JSON.stringify(takeSnapshot(join(content, "content"))));
      const site = await serve(folder);
      const context = await browser.newContext(device);
      const page = await context.newPage();
      const expectNoViolations = await prepareForTest(page, site.url, api.url);
      // The site, built from the newest commit.
      await context.route("**/build.json", (route) => {
        const commit = repository.idOf("refs/heads/main");
        const headers = { "access-control-allow-origin": "*" };
        return route.fulfill({ headers, json: { commit, time: "2026-03-02T23:04:00Z" } });
      });
      await signIn(page, site.url);
      await use({
        ...screenPage(page, site.url),
        page,
        repository,
        save: () => save(page),
        publishDraft: () => publish(page),
        publish: async () => {
          await save(page);
          await publish(page);
        },
        read: (file, branch = "main") => repository.read(`${branch}:content/${file}`).toString(),
        json: (file) => JSON.parse(repository.read(`main:content/${file}`).toString()) as unknown,
        problems: (branch = "main") => problemsOn(repository, branch),
      });
      expectNoViolations();
      expect(api.errors, "requests to GitHub's API that this server does not support").toEqual([]);
      await context.close();
      await Promise.all([site.stop(), api.stop()]);
      repository.remove();
      for (const temporaryFolder of [folder, content]) rmSync(temporaryFolder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// Serves the files with the headers that the build wrote, as Netlify does.
async function serve(folder: string): ReturnType<typeof listenOnLoopback> {
  const rules = await readHeaderRules(folder);
  const answer = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    for (const [name, value] of headersFor(rules, request.url ?? "/")) response.setHeader(name, value);
    answer(request, response);
  });
  return listenOnLoopback(server, 0);
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("radiogroup", { name: "Switch Page" })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Later" }).click();
  // The button says "Saving…" until the form is back. The editor then rewrites text that was inserted from Word.
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  const status = page.getByRole("button", { name: /^Status: / });
  await status.click();
  await clickItem(page.getByRole("menuitemradio", { name: "Ready" }));
  await expect(status).toHaveAccessibleName(/Ready/);
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click();
  // The screen returns to the list.
  await expect(page.locator("section.field")).toHaveCount(0);
}

function problemsOn(repository: GitRepository, branch: string): ReturnType<typeof checkContent>["mistakes"] {
  const folder = mkdtempSync(join(tmpdir(), "branch-"));
  try {
    repository.git("--work-tree", folder, "checkout", "--force", branch, "--", "content");
    return checkContent(join(folder, "content")).mistakes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
