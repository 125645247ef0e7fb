import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { buildScreen } from "../../scripts/edit/build-screen";
import { localBackend, startEditingServer } from "../../scripts/edit/server";
import { writtenForm } from "../../scripts/edit/written-form";
import { checkContent } from "../../src/content-model/check";
import { contentTypeOf } from "../../src/content-model/content-types";
import { contentPaths } from "../../src/content-model/read";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import {
  expect,
  ownViolations,
  prepareForTest,
  refuseStrangers,
  screenPage,
  type ScreenPage,
} from "./screen-page";
import { watchViolations } from "./violations";

export { expect };

/** The editing screen for a copy of the content. */
export interface EditingScreen extends ScreenPage {
  /** Saves, and waits until the file is written. */
  save(): Promise<void>;
  /** Reads a file of the copy by its path in content/. */
  read(file: string): string;
  readBytes(file: string): Buffer;
  write(file: string, text: string): void;
  /** Returns the validation errors of the copy. */
  problems(): ReturnType<typeof checkContent>["mistakes"];
}

// Fields are rendered when they come into view; a tall window renders most of them.
const viewport = { width: 1280, height: 12_000 };

/** Playwright's `test` with the editing screen; a test fails if the screen sends a request to any other server. */
export const test = base.extend<{ editor: EditingScreen }, { builtScreen: string }>({
  viewport,

  builtScreen: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "built-screen-"));
      await buildScreen(folder, localBackend);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],

  editor: async ({ page, builtScreen }, use) => {
    const root = mkdtempSync(join(tmpdir(), "editing-screen-"));
    const content = join(root, "content");
    copyContent(content);
    const server = await startEditingServer({ root, screen: builtScreen, port: 0 });
    const strangers = await refuseStrangers(page, server.url);
    const violations = await watchViolations(page.context());
    await prepareForTest(page);
    await page.goto(server.url);
    await expect(page.getByRole("button", { name: "Create Entry or Assets" })).toBeVisible();
    await use({
      ...screenPage(page, server.url),
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
      problems: () => checkContent(content).mistakes,
    });
    expect(strangers, "what was asked of other servers").toEqual([]);
    expect(ownViolations(violations), "what the screen's own policy stopped").toEqual([]);
    await server.stop();
    rmSync(root, { recursive: true });
  },
});

/**
 * Copies the fixed content in the form in which the screen writes it: the first save reformats a file that was written by
 * hand, and a test expects a save to change the edited values only.
 */
export function copyContent(folder: string): void {
  cpSync(fixedContent, folder, { recursive: true });
  for (const path of contentPaths(folder)) {
    if (contentTypeOf(path) === undefined) continue;
    writeFileSync(join(folder, path), writtenForm(path, readFileSync(join(folder, path), "utf8")));
  }
}
