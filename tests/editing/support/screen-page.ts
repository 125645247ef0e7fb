import { expect as baseExpect, type Locator, type Page } from "@playwright/test";
import { contentTypes } from "../../../src/content-model/content-types";
import { watchViolations } from "../../support/violations";

/** The timeout for the screen: hundreds of inputs take long to render on a busy machine. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** The pages of the editing screen, local or hosted. */
export interface ScreenPage {
  /** Opens a file by its content type. If the type has several files, `name` is the file's name without extension. */
  open(contentType: string, name?: string): Promise<void>;
  /** Opens the form for a new file, by the content type's name. */
  create(contentType: string): Promise<void>;
  /** Returns the section of a field by its path, such as hero.actions.0.label. */
  field(path: string): Locator;
  /** Returns the input of a field by its path. */
  input(path: string): Locator;
  /** Fills in texts, by the paths of their fields. */
  fill(texts: Readonly<Record<string, string>>): Promise<void>;
  /** Chooses an option of a field. A few options are all visible, and a longer list opens with a click. */
  choose(path: string, option: string): Promise<void>;
  /** Replaces the file in a field with an upload, and returns the name of the stored file. */
  replaceFile(path: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<string>;
}

/**
 * The screen in a browser's page.
 * @param url the address of the screen
 */
export function screenPage(page: Page, url: string): ScreenPage {
  const field = (path: string): Locator => page.locator(`section.field[data-key-path="${path}"]`);
  return {
    open: async (contentType, name) => {
      const [list, entry] = name === undefined ? ["_singletons", contentType] : [contentType, name];
      // Navigates through the list, as an editor does, so that the previous file's form is gone.
      await page.goto(`${url}/#/collections/${list}`);
      await expect(page.locator("section.field")).toHaveCount(0);
      await page.goto(`${url}/#/collections/${list}/entries/${entry}`);
      await expect(page.locator("section.field").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    },
    create: async (contentType) => {
      await page.goto(`${url}/#/collections/${contentType}`);
      await page.getByRole("button", { name: "Create New Entry" }).click();
      await expect(page.locator("section.field").first()).toBeVisible();
    },
    field,
    input: (path) => field(path).getByRole("textbox"),
    fill: async (texts) => {
      // On a busy machine, the screen may render a new form twice, and lose the text typed into the first form.
      await expect(async () => {
        for (const [path, text] of Object.entries(texts)) await field(path).getByRole("textbox").fill(text);
        for (const [path, text] of Object.entries(texts))
          expect(await field(path).getByRole("textbox").inputValue()).toBe(text);
      }).toPass();
    },
    choose: async (path, option) => {
      const list = field(path).getByRole("combobox");
      await expect(list.or(field(path).getByRole("radio").first())).toBeVisible();
      if ((await list.count()) === 0) await clickItem(field(path).getByRole("radio", { name: option }));
      else
        await expect(async () => {
          const item = page.getByRole("option", { name: option });
          if (!(await item.isVisible())) await list.click();
          await item.click({ timeout: 5_000 });
          await baseExpect(list).toContainText(option);
        }).toPass();
    },
    replaceFile: async (path, file) => {
      await field(path).getByRole("button", { name: "Replace" }).click();
      const dialog = page.getByRole("dialog");
      const chooser = page.waitForEvent("filechooser");
      await dialog.getByRole("button", { name: "Upload" }).click();
      await (await chooser).setFiles(file);
      const [stem = "", ending = ""] = file.name.toLowerCase().replaceAll(" ", "-").split(".");
      const storedName = new RegExp(`${stem}-[a-z0-9]+\\.${ending}`);
      await expect(dialog.getByRole("option", { name: storedName, selected: true })).toBeVisible();
      await dialog.getByRole("button", { name: "Insert" }).click();
      await expect(field(path)).toContainText(storedName);
      return storedName.exec(await field(path).innerText())?.[0] ?? "";
    },
  };
}

/**
 * Clicks a menu item or a radio button. The screen listens for clicks 100 ms after it has rendered them. From then on,
 * an item has an id, and a radio button a tabindex.
 */
export async function clickItem(item: Locator): Promise<void> {
  await item.and(item.page().locator('[id*="-item-"], [role="radio"][tabindex]')).click();
}

/** The item of a content type in the list. It reacts to clicks once an item of the list can be reached by Tab. */
export function listItem(page: Page, name: string): Locator {
  const contentType = contentTypes.find((one) => one.name === name);
  if (contentType === undefined) throw new Error(`There is no content type "${name}".`);
  const list = page.locator('[role="tree"]:has([role="treeitem"][tabindex="0"])');
  return list.getByRole("treeitem", { name: contentType.title, exact: true });
}

/**
 * Prepares a browser for a test that edits, before it opens the screen.
 * @param origins the origins to which the screen may send requests; other requests are stopped
 * @returns a function that expects that the screen used only these servers and did not violate its policy
 */
export async function prepareForTest(page: Page, ...origins: readonly string[]): Promise<() => void> {
  const context = page.context();
  const unknownRequests: string[] = [];
  await context.route(
    ({ origin, protocol }) => protocol.startsWith("http") && !origins.includes(origin),
    (route) => {
      unknownRequests.push(route.request().url());
      return route.abort();
    },
  );
  const violations = await watchViolations(context);
  await context.addInitScript(() => {
    // By default, the screen returns to the list after a save, which would interfere with the test's own navigation,
    // and a backup that is written during a save is offered in a dialog, which may come during a later step.
    localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false, useDraftBackup: false }));
    // With a view transition, the form is rendered again when the transition ends, and loses text typed meanwhile.
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  return () => {
    expect(unknownRequests, "requests to other servers").toEqual([]);
    // Sveltia's stylesheet has fallback fonts from a CDN, and it requests GitHub's service status.
    const screenViolations = violations.filter(
      (one) => !/https:\/\/(?:cdn\.jsdelivr\.net\/fontsource|www\.githubstatus\.com)\//.test(one),
    );
    expect(screenViolations, "requests that the screen's policy blocked").toEqual([]);
  };
}
