import { readFileSync } from "node:fs";
import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";

const guides = [
  ["Warfare Declarations", "warfare-declarations"],
  ["7 Days of Protection", "seven-day-protection"],
  ["Prayer Templates", "prayer-templates"],
  ["14 Days to Breakthrough", "fourteen-day-breakthrough"],
  ["Identity and Authority", "identity-and-authority"],
  ["Prophetic Prayer Keys", "prophetic-prayer-keys"],
] as const;

test("the Prayer Hub has its sections in the specification's order", async ({ page }) => {
  await page.goto("/prayer-hub");
  const eyebrows =
    /^(Overview|Monthly Strategic Prayer Gathering|Free to download|Training|Community|Asked often|Keep going)$/;
  expect(await page.locator("main").getByText(eyebrows).allTextContents()).toEqual([
    "Overview",
    "Monthly Strategic Prayer Gathering",
    "Free to download",
    "Training",
    "Community",
    "Asked often",
    "Keep going",
  ]);
});

test("the hero leads to the tickets as coming from the hub, and to prayer in one step", async ({ page }) => {
  await page.goto("/prayer-hub");
  const join = page.getByRole("link", { name: "Join Next Gathering (opens in a new tab)" });
  await expect(join).toHaveAttribute(
    "href",
    "https://tickets.example/monthly-prayer-gathering?aff=prayerhub",
  );
  await expect(join).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: "Ask for prayer" }).click();
  await expect(page).toHaveURL("/contact#prayer");
});

test("the gathering says when it is, what to expect in four parts, and where the calendar is", async ({
  page,
}) => {
  await page.goto("/prayer-hub");
  const gathering = page.getByRole("region", { name: "One evening, one table." });
  await expect(gathering.locator("dd")).toHaveText([
    "second Tuesday of each month",
    "6:00 PM to 6:30 PM EST",
    "online via Zoom",
    "Free",
    ...Array.from({ length: 3 }, () => /^[A-Z][a-z]+ (8|9|1[0-4]), 6:00 PM E[DS]T$/),
  ]);
  const moments = await gathering
    .locator("dd time")
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  expect(moments.filter((moment) => moment > Date.now()).length).toBeGreaterThan(0);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  await expect(gathering.getByRole("heading", { name: "What to Expect" })).toBeVisible();
  await expect(gathering.locator("ol > li")).toHaveCount(4);
  await expect(gathering.getByRole("link", { name: "See it in your own time zone" })).toHaveAttribute(
    "href",
    "/events#gathering",
  );
  await expect(gathering.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    "/gathering.ics",
  );
});

test("each of the six guides is downloaded as the PDF that was made of it", async ({ page }) => {
  await page.goto("/prayer-hub");
  const cards = page.getByRole("region", { name: "Guides for the days between" }).getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(guides.map(([title]) => title));
  for (const [title, name] of guides) {
    const link = page.getByRole("link", { name: `Download PDF (${title})`, exact: true });
    await expect(link).toHaveAttribute("download", "");
    await expect(link).toHaveAttribute("href", `/guides/${name}.pdf`);
    const answer = await page.request.get(`/guides/${name}.pdf`);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).equals(readFileSync(`static/guides/${name}.pdf`))).toBe(true);
  }
});

test("training leads to the e-course and the book, the closing link to the resources", async ({ page }) => {
  await page.goto("/prayer-hub");
  const training = page.getByRole("region", { name: "When you want to go deeper" });
  await expect(training.getByRole("link")).toHaveCount(2);
  await expect(training.getByRole("link").nth(0)).toHaveAttribute("href", "/set-my-soul-on-fire-ecourse");
  await expect(training.getByRole("link").nth(1)).toHaveAttribute("href", "/acts-of-war-book");
  await expect(page.getByRole("link", { name: "Browse all resources" })).toHaveAttribute(
    "href",
    "/resources",
  );
});

test("the community is described in words alone", async ({ page }) => {
  await page.goto("/prayer-hub");
  const community = page.getByRole("region", { name: "Who is praying with you" });
  await expect(community.getByRole("heading", { level: 3 })).toHaveText([
    "A global network",
    "Prayer requests",
    "Mentorship",
  ]);
  await expect(community.locator("a, button")).toHaveCount(0);
});

test("the page needs no script", async ({ page }) => {
  await page.goto("/prayer-hub");
  await expectNoScript(page);
});
