import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { buildScreen } from "../../../scripts/edit/build-screen";
import { localBackend } from "../../../scripts/edit/repository";
import { startEditingServer } from "../../../scripts/edit/server";
import { checkContent } from "../../../src/content-model/check";
import { contentPaths } from "../../../src/content-model/read";
import { fixedContent } from "../../../src/content-model/testing/edited-content";
import { expect, prepareForTest, screenPage, type ScreenPage } from "./screen-page";

export { expect };

/** The editing screen for a copy of the content. */
export interface EditingScreen extends ScreenPage {
  readonly url: string;
  /** Saves, and waits until the file is saved. */
  save(): Promise<void>;
  /** Presses Save, expects a dialog that refuses it with these texts, and closes the dialog. */
  expectRefusal(...texts: readonly string[]): Promise<void>;
  /** Reads a file of the copy by its path in content/. */
  read(file: string): string;
  readBytes(file: string): Buffer;
  /** Changes a file, as another program does. */
  write(file: string, text: string): Promise<void>;
  /** Ends the local server, as Ctrl-C does. */
  endServer(): Promise<void>;
  /** Returns the validation errors of the copy. */
  problems(): ReturnType<typeof checkContent>["mistakes"];
}

// Fields are rendered when they come into view. The fields that the tests use are near the top.
const viewport = { width: 1280, height: 3_000 };

/** Playwright's `test` with the editing screen. A test fails if the screen sends a request to another server. */
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
    cpSync(fixedContent, content, { recursive: true });
    const server = await startEditingServer({ root, screen: builtScreen, port: 0 });
    const expectNoViolations = await prepareForTest(page, server.url);
    await page.goto(server.url);
    await chooseFolder(page, content);
    const save = page.getByRole("button", { name: "Save" });
    await use({
      ...screenPage(page, server.url),
      url: server.url,
      save: async () => {
        await save.click();
        await expect(save).toBeDisabled();
        await readFolder(page, content);
      },
      expectRefusal: async (...texts) => {
        await save.click();
        const dialog = page.getByRole("alertdialog");
        for (const part of texts) await expect(dialog).toContainText(part);
        await dialog.getByRole("button", { name: "OK" }).click();
        await readFolder(page, content);
      },
      read: (file) => readFileSync(join(content, file), "utf8"),
      readBytes: (file) => readFileSync(join(content, file)),
      write: async (file, text) => {
        writeFileSync(join(content, file), text);
        await writeFiles(page, content, [file]);
      },
      endServer: server.stop,
      problems: () => checkContent(content).mistakes,
    });
    expectNoViolations();
    await server.stop();
    rmSync(root, { recursive: true });
  },
});

/**
 * Presses Sveltia's button, and chooses a folder with the content. The folder is inside the browser, because tests
 * cannot grant the permission to write to the disk.
 */
async function chooseFolder(page: Page, content: string): Promise<void> {
  await writeFiles(page, content, contentPaths(content));
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    // Otherwise the folder is not a repository.
    await root.getDirectoryHandle(".git", { create: true });
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) });
  });
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("button", { name: "Create Entry or Assets" })).toBeVisible();
}

/** Copies files of the content to the browser's folder. */
async function writeFiles(page: Page, content: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => ({
    path: ["content", ...path.split("/")],
    base64: readFileSync(join(content, path), "base64"),
  }));
  await page.evaluate(async (all) => {
    for (const { path, base64 } of all) {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(path.at(-1) ?? "", { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, files);
}

/** Copies the browser's folder to the disk. */
async function readFolder(page: Page, content: string): Promise<void> {
  const files = await page.evaluate(async () => {
    const files: { path: string; base64: string }[] = [];
    const collect = async (folder: FileSystemDirectoryHandle, parentPath: string): Promise<void> => {
      // TypeScript's library does not have this type yet.
      const entries = folder as unknown as AsyncIterable<[name: string, handle: FileSystemHandle]>;
      for await (const [name, handle] of entries) {
        const path = `${parentPath}${name}`;
        if (handle instanceof FileSystemDirectoryHandle) await collect(handle, `${path}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          files.push({ path, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) });
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    await collect(await root.getDirectoryHandle("content"), "");
    return files;
  });
  for (const { path, base64 } of files) writeFileSync(join(content, path), Buffer.from(base64, "base64"));
}
