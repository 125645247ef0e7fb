import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as impatient, test as base, type Locator, type Page } from "@playwright/test";
import { startEditingServer } from "../../scripts/edit/server";
import { writtenForm } from "../../scripts/edit/written-form";
import { checkContent } from "../../src/content-model/check";
import { kindOf } from "../../src/content-model/kinds";
import { contentPaths } from "../../src/content-model/read";
import { watchViolations } from "./violations";

/** A screen with hundreds of inputs takes its time on a machine that does other things besides. */
export const expect = impatient.configure({ timeout: 30_000 });

/** The editing screen on a copy of the content. */
export interface EditingScreen {
  /** Opens a file. In: the kind's name and, where the kind has several files, the file's name without its ending. */
  open(kind: string, name?: string): Promise<void>;
  /** Every field that the screen shows, by its path, with its hint. Opens all lists. */
  fields(): Promise<[path: string, hint: string][]>;
  /** The input of a field, by its path: hero.actions.0.label. */
  input(path: string): Locator;
  /** Saves, and waits until the file is written. */
  save(): Promise<void>;
  /** A file of the copy, by its path in content/. */
  read(file: string): string;
  readBytes(file: string): Buffer;
  write(file: string, text: string): void;
  /** What is wrong with the copy. */
  problems(): ReturnType<typeof checkContent>["problems"];
}

// Fields are drawn as they come into view: on a high screen most of them.
const viewport = { width: 1280, height: 12_000 };

/** Playwright's `test` with the editing screen; a test fails if the screen asks any other server for anything. */
export const test = base.extend<{ editor: EditingScreen }, { lastingEditor: EditingScreen }>({
  viewport,

  /** A screen and a copy of the content for this test alone. */
  editor: async ({ page }, use) => openScreen(page, use),

  /** A screen that stays open from test to test, for those that each edit a file of their own. */
  lastingEditor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport });
      await openScreen(await context.newPage(), use);
      await context.close();
    },
    { scope: "worker" },
  ],
});

async function openScreen(page: Page, use: (screen: EditingScreen) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "editing-screen-"));
  const content = join(root, "content");
  cpSync("content", content, { recursive: true });
  // A file that someone wrote by hand takes on its form with its first save: here with none.
  for (const path of contentPaths(content)) {
    if (kindOf(path) === undefined) continue;
    writeFileSync(join(content, path), writtenForm(path, readFileSync(join(content, path), "utf8")));
  }
  const server = await startEditingServer({ root, port: 0 });
  const context = page.context();
  const strangers: string[] = [];
  await context.route(
    (url) => url.origin !== server.url && url.protocol.startsWith("http"),
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  const violations = await watchViolations(context);
  await context.addInitScript(() => {
    // Going back to the list after a save, as it does otherwise, would undo the test's own step to another file.
    localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false }));
    // A form that slides into view is set up anew when it has arrived, and loses what was typed meanwhile.
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  await page.goto(server.url);
  await expect(page.getByRole("button", { name: "Create Entry or Assets" })).toBeVisible();
  await use(screenOf(page, server.url, root));
  expect(strangers, "what was asked of other servers").toEqual([]);
  expect(violations, "what the screen's own policy stopped").toEqual([]);
  await server.stop();
  rmSync(root, { recursive: true });
}

function screenOf(page: Page, url: string, root: string): EditingScreen {
  const content = join(root, "content");
  return {
    open: async (kind, name) => {
      const [list, entry] = name === undefined ? ["_singletons", kind] : [kind, name];
      // By way of the list, as an editor comes: the form of another file has gone by then.
      await page.goto(`${url}/#/collections/${list}`);
      await expect(page.locator("section.field")).toHaveCount(0);
      await page.goto(`${url}/#/collections/${list}/entries/${entry}`);
      await expect(page.locator("section.field").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    },
    fields: async () => {
      await openLists(page);
      await page.locator("section.field").last().scrollIntoViewIfNeeded();
      return page.locator("section.field").evaluateAll((sections) =>
        sections.map((section) => {
          const hint = section.querySelector(":scope > .comment-wrapper .comment, :scope > .footer .hint");
          return [section.getAttribute("data-key-path") ?? "", hint?.textContent ?? ""];
        }),
      );
    },
    input: (path) => page.locator(`section.field[data-key-path="${path}"]`).getByRole("textbox"),
    save: async () => {
      const written = page.waitForResponse((response) => response.request().method() === "PUT");
      await page.getByRole("button", { name: "Save" }).click();
      expect((await written).status()).toBe(200);
      await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    },
    read: (file) => readFileSync(join(content, file), "utf8"),
    readBytes: (file) => readFileSync(join(content, file)),
    write: (file, text) => {
      writeFileSync(join(content, file), text);
    },
    problems: () => checkContent(content).problems,
  };
}

// A list inside an entry shows its own button once that entry is open; the entry of a list of one has its own.
async function openLists(page: Page): Promise<void> {
  const lists = page.getByRole("button", { name: "Expand All", disabled: false });
  const entries = page.locator('section.field button[aria-label="Expand"][aria-controls*="-item-"]');
  for (const closed of [lists, entries]) while ((await closed.count()) > 0) await closed.first().click();
}
