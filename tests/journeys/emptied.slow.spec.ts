import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSiteProcess, type SiteProcess } from "../../scripts/serve/site-process";
import { checkContent, readContent } from "../../src/content-model/check";
import type { Field } from "../../src/content-model/content-types";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { findBarriers } from "../support/axe";
import { copySite, type EditedSite } from "../support/edited-site";
import { paths } from "../support/page";
import { expect, test } from "../support/site";

/** Collections whose files each appear as an item on a page. */
const collections = ["articles", "devotionals", "events", "excerpt", "guides"];

/**
 * Deletes every item that editors may delete.
 * @param folder the content folder
 */
function emptyContent(folder: string): void {
  for (const collection of collections) rmSync(join(folder, collection), { recursive: true });
  for (const { file, contentType } of readContent(folder).files.filter((one) => one.file.endsWith(".json"))) {
    const path = join(folder, file);
    const emptiedFields = removeItems(contentType.schema, JSON.parse(readFileSync(path, "utf8")));
    // Without a devotional, its days are not a fact, and links to it would be mistakes.
    const text = JSON.stringify(emptiedFields, null, 2).replaceAll("{devotional.days}", "7");
    writeFileSync(path, text.replace(/(\/resources)#devotionals|(\/prayer-hub)#guides/g, "$1$2"));
  }
}

function removeItems(field: Field, value: unknown): unknown {
  if (field.type === "array" && Array.isArray(value)) {
    const items: unknown[] = field.minItems === 0 ? [] : value;
    return items.map((item) => removeItems(field.items, item));
  }
  if (field.type !== "object" || typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, innerValue]: [string, unknown]): [string, unknown] => {
    const innerField = field.properties[key];
    return [key, innerField === undefined ? innerValue : removeItems(innerField, innerValue)];
  });
  return Object.fromEntries(entries);
}

/** The tests share one build of a site without any items, so they run in one worker. */
test.describe.configure({ mode: "serial" });

let emptySite: EditedSite;
let server: SiteProcess;

test.beforeAll(async () => {
  test.setTimeout(480_000);
  emptySite = copySite(fixedContent);
  const content = join(emptySite.root, "content");
  emptySite.edit("content/pages/speaking.json", "{links.sermon}", "/events");
  emptySite.edit("content/pages/press-kit.json", "/press-kit#photos", "/press-kit");
  emptyContent(content);
  expect(checkContent(content).mistakes).toEqual([]);
  expect(await emptySite.build()).toBe(true);
  server = await startSiteProcess({ root: emptySite.root, port: 0, environment: process.env });
});

test.afterAll(async () => {
  await server.stop();
  emptySite.remove();
});

for (const route of paths.filter((path) => !path.startsWith("/blog/")))
  test(`the page ${route} without items does not have empty lists or headings`, async ({ page }) => {
    await page.goto(server.url + route);
    await expect(page.locator("main :is(ul, ol, dl, select):empty")).toHaveCount(0);
    await expect(page.locator("main :is(h1, h2, h3):empty")).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
  });

// The closing section of each page, the sign-up, the manual, the press kit download and the gathering remain.
for (const [route, sections] of [
  ["/", 2],
  ["/blog", 2],
  ["/resources", 2],
  ["/press-kit", 2],
  ["/prayer-hub", 2],
  ["/excerpt", 1],
  // The talk to watch is not an item, so its section stays.
  ["/speaking", 2],
  ["/acts-of-war-book", 1],
  ["/set-my-soul-on-fire-ecourse", 1],
] as const)
  test(`the page ${route} does not show sections whose lists are empty`, async ({ page }) => {
    await page.goto(server.url + route);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(sections);
    expect(await page.content()).not.toContain("FAQPage");
  });

test("if the list of “What to Expect” is empty, the Prayer Hub hides this section", async ({ page }) => {
  await page.goto(`${server.url}/prayer-hub`);
  await expect(page.getByText("What to Expect")).toHaveCount(0);
});
