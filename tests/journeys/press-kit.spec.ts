import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "../support/site";
import { setTextSize } from "../support/text-size";
import { escaped, headings, literally, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/press-kit");

const words = textsOf("pages/press-kit.json");
const frame = textsOf("frame.json");

const wholeKit = "press-kit.zip";

test("Press Kit has its sections in the specification's order", async ({ page }) => {
  await page.goto("/press-kit");
  await expect(page.getByRole("main").locator(":scope > *").first()).toContainText(words("overview.label"));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
    headings(
      "pages/press-kit.json",
      "factSheet",
      "photos",
      "bios",
      "interview",
      "soundbites",
      "testimonials",
      "faq",
      "closing",
    ),
  );
  const facts = page.getByRole("region", { name: words("factSheet.title") });
  await expect(facts.getByRole("list").getByRole("heading", { level: 3 })).toHaveText(
    texts("pages/press-kit.json", "factSheet.cards.*.title"),
  );
  await expect(page.getByRole("main").locator("blockquote")).toHaveCount(
    texts("pages/press-kit.json", "testimonials.entries.*.id").length,
  );
});

test("each link leads where it says", async ({ page }) => {
  await page.goto("/press-kit");
  for (const [name, href] of [
    [words("hero.actions.0.label"), "/contact"],
    [words("photos.action.label"), "/contact"],
    [words("closing.actions.0.label"), "/contact"],
    [words("closing.actions.1.label"), "/speaking"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("each photograph downloads large, under its own name, with credit and licence shown", async ({
  page,
}) => {
  await page.goto("/press-kit");
  const cards = page.getByRole("region", { name: words("photos.title") }).getByRole("listitem");
  const files = texts("pages/press-kit.json", "photos.cards.*.picture.file");
  const names = texts("pages/press-kit.json", "photos.cards.*.id").map(
    (id, index) => id + extname(files[index] ?? ""),
  );
  await expect(cards).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(
      new RegExp(`${escaped(words("photos.creditLabel"))}.*${escaped(words("photos.licenceLabel"))}`),
    );
    const saved = page.waitForEvent("download");
    await card.getByRole("link", { name: words("photos.button") }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    const { format, width, height } = await sharp(await download.path()).metadata();
    const written = await sharp(join("content/pages", files[index] ?? "")).metadata();
    expect([width, height]).toEqual([written.width, written.height]);
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(2400);
    await expect(card).toContainText(
      words("photos.details", { format: format.toUpperCase(), width, height }),
    );
  }
});

for (const [name, file] of [
  [words("wholeKit.button"), wholeKit],
  [words("interview.button"), `${words("interview.id")}.txt`],
  [words("soundbites.button"), `${words("soundbites.id")}.txt`],
] as const) {
  test(`${file} is saved`, async ({ page }) => {
    await page.goto("/press-kit");
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(file);
    expect(readFileSync(await download.path()).equals(readFileSync(`public/press-kit/${file}`))).toBe(true);
  });
}

test.describe("Copy Text", () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });

  test(
    "puts exactly the biography on the clipboard, says so and announces it",
    { tag: "@contents" },
    async ({ page }) => {
      await page.goto("/press-kit");
      const buttons = page.getByRole("button", { name: words("bios.button") });
      const bios = texts("pages/press-kit.json", "bios.entries.*.id");
      await expect(buttons).toHaveCount(bios.length);
      const toasts = page
        .getByRole("region", { name: frame("notifications") })
        .getByRole("status")
        .locator("> *");
      for (const [index, bio] of bios.entries()) {
        const earlier = await toasts.elementHandles();
        await buttons.nth(index).click();
        // A new toast element replaces the one with the same text, so that it is announced again.
        for (const toast of earlier) await toast.waitForElementState("hidden");
        await expect(toasts).toHaveCount(1);
        await expect(toasts).toContainText(words("bios.copied.text"));
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(`${text.replaceAll("\r\n", "\n")}\n`).toBe(
          readFileSync(`public/press-kit/${bio}.txt`, "utf8"),
        );
      }
    },
  );

  test("works from the keyboard, and each button is described by its biography", async ({ page }) => {
    await page.goto("/press-kit");
    const button = page.getByRole("button", { name: words("bios.button") }).nth(1);
    await expect(button).toHaveAccessibleDescription(
      `${words("bios.entries.1.length")}: ${words("bios.entries.1.title")}`,
    );
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: words("bios.copied.title") })).toBeVisible();
  });

  test("keeps a click that came before the scripts", async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/press-kit", { waitUntil: "commit" });
    const button = page.getByRole("button", { name: words("bios.button") }).first();
    await button.click();
    await expect(button).toHaveAttribute("data-replay-pending", "");
    release();
    await expect(page.getByRole("status").filter({ hasText: words("bios.copied.title") })).toBeVisible();
  });

  test("selects the text where the clipboard is refused, and says how to go on", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
      });
    });
    await page.goto("/press-kit");
    await page
      .getByRole("button", { name: words("bios.button") })
      .first()
      .click();
    await expect(page.getByRole("alert").filter({ hasText: words("bios.notCopied.title") })).toBeVisible();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(`${selected.trim()}\n`).toBe(
      readFileSync(`public/press-kit/${words("bios.entries.0.id")}.txt`, "utf8"),
    );
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
    const button = page.getByRole("button", { name: words("bios.button") }).nth(1);
    await button.press("Enter");
    const toast = page.getByRole("alert").filter({ hasText: words("bios.notCopied.title") });
    await expect(toast).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await toast.getByRole("button", { name: frame("dismiss") }).press("Enter");
    await expect(toast).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a toast leaves part of the page in view, however large its type, and can be read to its end", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/press-kit");
    await setTextSize(page, 32);
    const button = page.getByRole("button", { name: words("bios.button") }).first();
    await button.press("Enter");
    const dismiss = page.getByRole("button", { name: frame("dismiss") });
    const region = page.getByRole("region", { name: frame("notifications") });
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
    await expect(page.getByRole("button", { name: words("bios.button") })).toHaveCount(0);
    await expect(page.getByText(words("bios.withoutScript"))).toBeVisible();
    await expect(page.getByText(literally(words("bios.entries.0.paragraphs.0")))).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: words("wholeKit.button") }).click();
    expect((await saved).suggestedFilename()).toBe(wholeKit);
  });
});
