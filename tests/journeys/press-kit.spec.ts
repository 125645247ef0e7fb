import { readFileSync } from "node:fs";
import { expect, test } from "../support/site";
import { setTextSize } from "../support/text-size";

const wholeKit = "press-kit.zip";

test("Press Kit has its sections in the specification's order", async ({ page }) => {
  await page.goto("/press-kit");
  await expect(page.getByRole("main").locator(":scope > *").first()).toContainText("Overview");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "The facts, ready to quote",
    "Large enough for print",
    "Short or long, one life",
    "Questions worth asking",
    "Short enough to quote",
    "From the newsroom",
    "Before you go to print",
    "On a deadline?",
  ]);
  const facts = page.getByRole("region", { name: "The facts, ready to quote" });
  await expect(facts.getByRole("list").getByRole("heading", { level: 3 })).toHaveText([
    "Speaker profile",
    "Publications",
    "Ministry focus",
  ]);
  await expect(page.getByRole("main").locator("blockquote")).toHaveCount(2);
});

test("each link leads where it says", async ({ page }) => {
  await page.goto("/press-kit");
  for (const [name, href] of [
    ["Media Inquiries", "/contact"],
    ["Request Custom Photos", "/contact"],
    ["Contact Media Team", "/contact"],
    ["Book Speaking", "/speaking"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("each photograph downloads large, under its own name, with credit and licence shown", async ({
  page,
}) => {
  await page.goto("/press-kit");
  const cards = page.getByRole("region", { name: "Large enough for print" }).getByRole("listitem");
  await expect(cards).toHaveCount(3);
  const names = ["headshot.png", "speaking-photo.png", "book-cover.png"];
  for (const [index, name] of names.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(/Credit.*License/);
    const saved = page.waitForEvent("download");
    await card.getByRole("link", { name: "Download High-Res" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    const png = readFileSync(await download.path());
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(2400);
    await expect(card).toContainText(`PNG, ${String(width)} × ${String(height)} pixels`);
  }
});

for (const [name, file] of [
  ["Download Press Kit", wholeKit],
  ["Download Questions", "interview-questions.txt"],
  ["Download Soundbites", "soundbites.txt"],
] as const) {
  test(`'${name}' saves ${file}`, async ({ page }) => {
    await page.goto("/press-kit");
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(file);
    expect(readFileSync(await download.path()).equals(readFileSync(`static/press-kit/${file}`))).toBe(true);
  });
}

test.describe("Copy Text", () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });

  test("puts exactly the biography on the clipboard, says so and announces it", async ({ page }) => {
    await page.goto("/press-kit");
    const buttons = page.getByRole("button", { name: "Copy Text" });
    await expect(buttons).toHaveCount(3);
    const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("status").locator("> *");
    for (const [index, bio] of ["bio-50", "bio-150", "bio-300"].entries()) {
      const earlier = await toasts.elementHandles();
      await buttons.nth(index).click();
      // Another element, so that it is announced again, in the place of the one that says the same.
      for (const toast of earlier) await toast.waitForElementState("hidden");
      await expect(toasts).toHaveCount(1);
      await expect(toasts).toContainText("The biography is on your clipboard.");
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(`${text.replaceAll("\r\n", "\n")}\n`).toBe(readFileSync(`static/press-kit/${bio}.txt`, "utf8"));
    }
  });

  test("works from the keyboard, and each button is described by its biography", async ({ page }) => {
    await page.goto("/press-kit");
    const button = page.getByRole("button", { name: "Copy Text" }).nth(1);
    await expect(button).toHaveAccessibleDescription("For a program");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  });

  test("keeps a click that came before the scripts", async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/press-kit", { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Copy Text" }).first();
    await button.click();
    await expect(button).toHaveAttribute("data-held", "");
    release();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  });

  test("selects the text where the clipboard is refused, and says how to go on", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
      });
    });
    await page.goto("/press-kit");
    await page.getByRole("button", { name: "Copy Text" }).first().click();
    await expect(page.getByRole("alert").filter({ hasText: "did not allow that" })).toBeVisible();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(`${selected.trim()}\n`).toBe(readFileSync("static/press-kit/bio-50.txt", "utf8"));
  });

  test("how to go on stays until it is dismissed, which takes a keyboard back to its button", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error()) },
      });
    });
    await page.clock.install();
    await page.goto("/press-kit");
    const button = page.getByRole("button", { name: "Copy Text" }).nth(1);
    await button.press("Enter");
    const toast = page.getByRole("alert").filter({ hasText: "did not allow that" });
    await expect(toast).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await toast.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(toast).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a toast leaves part of the page in view, however large its type, and can be read to its end", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/press-kit");
    await setTextSize(page, 32);
    const button = page.getByRole("button", { name: "Copy Text" }).first();
    await button.press("Enter");
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    const region = page.getByRole("region", { name: "Notifications" });
    await expect(dismiss).toBeAttached();
    await expect.poll(async () => (await region.boundingBox())?.height).toBeLessThanOrEqual(256 * 0.6);
    const edge = (await region.boundingBox())?.y ?? 0;
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(y + height, edge) - Math.max(y, 0)).toBeGreaterThan(0);
    await dismiss.focus();
    await expect(dismiss).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons give way to a sentence, and everything can be read and downloaded", async ({ page }) => {
    await page.goto("/press-kit");
    await expect(page.getByRole("button", { name: "Copy Text" })).toHaveCount(0);
    await expect(page.getByText("To copy a biography, select its text.")).toBeVisible();
    await expect(page.getByText(/wrote the prayer manual/)).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Press Kit" }).click();
    expect((await saved).suggestedFilename()).toBe(wholeKit);
  });
});
