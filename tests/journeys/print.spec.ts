import type { Page } from "@playwright/test";
import { testTime } from "../../src/calendar/clock";
import { expect, test } from "../support/site";

/** A heading in the outline of a PDF. */
interface Entry {
  title: string;
  page: string;
  /** The height above the foot of the page, in points. */
  height: number;
  /** The object of its first subheading. */
  firstSubheading: string | undefined;
}

/** Prints a page on Letter paper. Returns the number of sheets, and the headings by their object in the PDF. */
async function printPage(page: Page, path: string) {
  await page.clock.setFixedTime(testTime);
  await page.goto(path);
  const pdf = (await page.pdf({ format: "Letter", outline: true, tagged: true })).toString("latin1");
  const objects = pdf.matchAll(
    /(\d+) 0 obj\s<<\/Title ([^]*?)\s\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+) 0\]([^]*?)endobj/g,
  );
  const headings = new Map<string, Entry>();
  for (const [, id = "", title = "", sheet = "", height, otherEntries = ""] of objects)
    headings.set(id, {
      title,
      page: sheet,
      height: Number(height),
      firstSubheading: /\/First (\d+)/.exec(otherEntries)?.[1],
    });
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, headings };
}

for (const [path, maxSheets] of [
  ["/", 4],
  ["/events", 5],
  ["/press-kit", 7],
] as const)
  test(`the page ${path} is printed on at most ${String(maxSheets)} sheets, and no sheet ends with a heading`, async ({
    page,
  }) => {
    const { sheets, headings } = await printPage(page, path);
    expect(sheets).toBeLessThanOrEqual(maxSheets);
    expect(headings.size).toBeGreaterThan(5);
    const separatedHeadings = [...headings.values()].filter(({ page: sheet, height, firstSubheading }) => {
      const subheading = firstSubheading === undefined ? undefined : headings.get(firstSubheading);
      return height < 60 || (subheading && subheading.page !== sheet);
    });
    expect(separatedHeadings.map(({ title }) => title)).toEqual([]);
  });

test("the printed Home shows the next gathering, but not its buttons", async ({ page }) => {
  await page.clock.setFixedTime(testTime);
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const gathering = page.getByRole("region", { name: "Half an hour, together." });
  await expect(gathering.locator("time").first()).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Join Prayer Gathering" }).filter({ visible: true }),
  ).toHaveCount(0);
});
