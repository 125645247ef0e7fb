import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, test } from "../support/site";
import { readClipboard } from "../support/page";

const shortBiography =
  "Alex Sample, author, speaker, pastor and prayer strategist, teaches ordinary people how to pray with a plan.";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the questions, the soundbites and the whole press kit can be downloaded", async ({ page }) => {
  await page.goto("/press-kit");
  const saveDownload = async (name: string) => {
    const downloadEvent = page.waitForEvent("download");
    await page.getByRole("link", { name }).first().click();
    const download = await downloadEvent;
    return [download.suggestedFilename(), readFileSync(await download.path())] as const;
  };
  const [questionsName, questionsText] = await saveDownload("Download Questions");
  expect(questionsName).toBe("interview-questions.txt");
  expect(questionsText.toString()).toContain("You speak of strategic prayer. What is strategic about it?");
  const [soundbitesName, soundbitesText] = await saveDownload("Download Soundbites");
  expect(soundbitesName).toBe("soundbites.txt");
  expect(soundbitesText.toString()).toContain("You do not need fine words to pray. You need true ones.");
  const [kit, bytes] = await saveDownload("Download Press Kit");
  expect(kit).toBe("press-kit.zip");
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      "press-kit/headshot.jpg",
      "press-kit/speaking-photo.png",
      "press-kit/book-cover.png",
      "press-kit/bio-50.txt",
      "press-kit/bio-150.txt",
      "press-kit/bio-300.txt",
      "press-kit/interview-questions.txt",
      "press-kit/soundbites.txt",
      "press-kit/license.txt",
    ]),
  );
  expect(Buffer.from(files["press-kit/bio-50.txt"] ?? []).toString()).toContain(shortBiography);
});

test("“Copy Text” copies the whole biography, and a text beside the button confirms this", async ({
  page,
}) => {
  await page.goto("/press-kit");
  const buttons = page.getByRole("button", { name: "Copy Text" });
  await expect(buttons).toHaveCount(3);
  await expect(buttons.first()).toHaveAccessibleDescription("50 words: For an introduction");
  const message = page.getByRole("status").filter({ hasText: "The biography is on your clipboard." });
  const lengths: number[] = [];
  for (const button of await buttons.all()) {
    await button.press("Enter");
    await expect(button.locator("+ [role=status]")).toContainText("clipboard");
    await expect(message).toHaveCount(1);
    const copiedText = await readClipboard(page);
    const paragraphs = await page
      .locator(`#${String(await button.getAttribute("data-copy"))} p`)
      .allTextContents();
    expect(copiedText).toBe(paragraphs.join("\n\n").replaceAll("\u00a0", " "));
    lengths.push(copiedText.split(/\s+/).length);
  }
  const [fifty = 0, program = 0, feature = 0] = lengths;
  expect(fifty).toBeGreaterThan(40);
  expect(fifty).toBeLessThan(60);
  expect(program).toBeGreaterThan(130);
  expect(program).toBeLessThan(170);
  expect(feature).toBeGreaterThan(299);
});

test("long biographies are collapsed on the screen and complete in print", async ({ page }) => {
  await page.goto("/press-kit");
  const bios = page.getByRole("region", { name: "In three lengths" });
  const collapsedBios = bios.locator("details");
  await expect(collapsedBios).toHaveCount(2);
  const text = collapsedBios.last().locator("p").last();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await bios.getByText("Read the biography").last().click();
  await expect(text).toBeVisible();
});

test("if the browser refuses the clipboard, the biography is selected, and a hint explains how to copy", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
    });
  });
  await page.goto("/press-kit");
  const buttons = page.getByRole("button", { name: "Copy Text" });
  const readSelection = () => page.evaluate(() => String(getSelection()));
  for (const button of [buttons.first(), buttons.last()]) {
    await button.press("Enter");
    await expect(button.locator("+ [role=status]")).toContainText("The text was not copied");
    await expect(button).toBeFocused();
    expect(await readSelection()).toContain("Alex Sample, author, speaker, pastor and prayer strategist");
  }
  expect((await readSelection()).split(/\s+/).length).toBeGreaterThan(299);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all texts can be read and downloaded", async ({ page }) => {
    await page.goto("/press-kit");
    await expect(page.getByRole("button", { name: "Copy Text" })).toHaveCount(0);
    await expect(page.getByText("To copy a biography, select its text.")).toBeVisible();
    await expect(page.getByText(shortBiography).first()).toBeVisible();
    const downloadEvent = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Press Kit" }).first().click();
    expect((await downloadEvent).suggestedFilename()).toBe("press-kit.zip");
  });
});
