import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";

test("a recording is not loaded before a visitor plays the recording", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/files/")) requests.push(request.url());
  });
  await page.goto("/blog");
  const card = page.getByRole("listitem").filter({ hasText: "A Talk on the Road" });
  await expect(card).toContainText("1 min");
  await expect(card).toContainText("With Ruth Guest");
  await card.getByRole("link", { name: "Listen" }).click();
  await expect(page).toHaveURL("/blog/a-talk");
  const player = page.locator("audio");
  await expect(player).toHaveAccessibleName("A Talk on the Road");
  expect(await findBarriers(page)).toEqual([]);
  expect(requests).toEqual([]);
  const positionSeconds = await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
    audio.currentTime = 40;
    await new Promise((resolve) => {
      audio.onseeked = resolve;
    });
    return audio.currentTime;
  });
  expect(positionSeconds).toBeGreaterThanOrEqual(40);
  expect(requests.length).toBeGreaterThan(0);
  const downloadEvent = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download \(MP3, 208 KB\)/ }).click();
  expect((await downloadEvent).suggestedFilename()).toBe("talk.mp3");
});

test("a part of a series links to the other parts and to the series page", async ({ page }) => {
  await page.goto("/blog/a-talk");
  await expect(page.getByRole("main")).toContainText("Beginnings, part 1 of 2");
  await page.getByRole("heading", { name: "Next teaching: Ten Honest Minutes" }).getByRole("link").click();
  await expect(page.getByRole("link", { name: "Beginnings, part 2 of 2" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous: A Talk on the Road" })).toBeVisible();
  await page.getByRole("link", { name: "The whole series" }).click();
  await expect(page).toHaveURL("/blog/series/beginnings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beginnings");
  await expect(page.getByRole("main").locator("ol").getByRole("heading", { level: 3 })).toHaveText([
    "A Talk on the Road",
    "Ten Honest Minutes",
  ]);
  await page.getByRole("link", { name: "All teachings" }).click();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: "Ten Honest Minutes" })
      .getByRole("link", { name: "Beginnings" }),
  ).toHaveAttribute("href", "/blog/series/beginnings");
  // The seventh teaching of this series is a draft, so it does not count.
  await page.goto("/blog/open-hand-a-first-fast");
  await expect(page.getByRole("main")).toContainText("The Open Hand, part 1 of 6");
});
