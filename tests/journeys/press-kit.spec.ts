import { readFileSync } from "node:fs";
import { expect, test } from "../support/site";

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
    for (const [index, bio] of ["bio-50", "bio-150", "bio-300"].entries()) {
      await buttons.nth(index).click();
      const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("status").locator("> *");
      await expect(toasts).toHaveCount(index + 1);
      await expect(toasts.last()).toContainText("The biography is on your clipboard.");
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
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons give way to a sentence, and everything can be read and downloaded", async ({ page }) => {
    await page.goto("/press-kit");
    await expect(page.getByRole("button", { name: "Copy Text" })).toHaveCount(0);
    await expect(page.getByText("To copy a biography, select its text.")).toBeVisible();
    await expect(page.getByText(/wrote the manual/)).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Press Kit" }).click();
    expect((await saved).suggestedFilename()).toBe(wholeKit);
  });
});
