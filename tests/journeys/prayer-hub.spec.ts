import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";
import { bodyOf, headings, orderedFiles, text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/prayer-hub");

const file = "pages/prayer-hub.json";
const words = textsOf(file);

const guides = orderedFiles("guides").map((file) => ({
  title: text(file, "title"),
  name: basename(file, ".mdx"),
  hasText: bodyOf(file).trim() !== "",
}));

test("the Prayer Hub has its sections in the specification's order", async ({ page }) => {
  await page.goto("/prayer-hub");
  const main = page.getByRole("main");
  await expect(main.locator(":scope > *").first()).toContainText(words("overview.label"));
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    headings("pages/prayer-hub.json", "gathering", "guides", "training", "community", "faq", "closing"),
  );
});

test("the hero leads to the tickets as coming from the hub, and to prayer in one step", async ({ page }) => {
  await page.goto("/prayer-hub");
  const join = page.getByRole("link", {
    name: `${words("hero.actions.0.label")} ${text("frame.json", "newTab")}`,
  });
  await expect(join).toHaveAttribute("href", words("hero.actions.0.href"));
  await expect(join).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: words("hero.actions.1.label") }).click();
  await expect(page).toHaveURL("/contact#prayer");
});

test("the gathering says when it is, what to expect in four parts, and where the calendar is", async ({
  page,
}) => {
  await page.goto("/prayer-hub");
  const gathering = page.getByRole("region", { name: words("gathering.title") });
  await expect(gathering.locator("dd")).toHaveText([
    ...texts(file, "gathering.facts.*.value"),
    // The next dates.
    ...Array.from({ length: 3 }, () => /\d/),
  ]);
  const moments = await gathering
    .locator("dd time")
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  expect(moments.filter((moment) => moment > Date.now()).length).toBeGreaterThan(0);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  await expect(gathering.getByRole("heading", { name: words("gathering.expect") })).toBeVisible();
  await expect(gathering.locator("ol > li")).toHaveCount(texts(file, "gathering.segments.*.title").length);
  await expect(gathering.getByRole("link", { name: words("gathering.ownTime.label") })).toHaveAttribute(
    "href",
    "/events#gathering",
  );
  await expect(gathering.getByRole("link", { name: words("gathering.calendar") })).toHaveAttribute(
    "href",
    "/gathering.ics",
  );
});

test("each guide is downloaded as the PDF that was made of it", async ({ page }) => {
  await page.goto("/prayer-hub");
  const cards = page.getByRole("region", { name: words("guides.title") }).getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(guides.map(({ title }) => title));
  for (const { title, name } of guides.filter(({ hasText }) => hasText)) {
    const link = page.getByRole("link", {
      name: `${words("guides.download")} ${words("guides.downloadHint", { title })}`,
      exact: true,
    });
    await expect(link).toHaveAttribute("download", "");
    await expect(link).toHaveAttribute("href", `/guides/${name}.pdf`);
    const answer = await page.request.get(`/guides/${name}.pdf`);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).equals(readFileSync(`static/guides/${name}.pdf`))).toBe(true);
  }
});

test("each guide's card says how many pages its PDF has", async ({ page }) => {
  test.skip(texts(file, "guides.size").length === 0, "The content does not say it.");
  await page.goto("/prayer-hub");
  for (const { name } of guides.filter(({ hasText }) => hasText)) {
    const pdf = readFileSync(`static/guides/${name}.pdf`);
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    const kilobytes = Math.round(pdf.length / 1000);
    await expect(page.locator(`#${name}`)).toContainText(words("guides.size", { pages, kilobytes }));
  }
});

test("the gathering's hour round the world is a list, and at home it is the announced one", async ({
  page,
}) => {
  const places = texts(file, "gathering.world.places.*.name");
  test.skip(places.length === 0, "The content names no places.");
  await page.goto("/prayer-hub");
  const gathering = page.getByRole("region", { name: words("gathering.title") });
  await expect(gathering.locator("ul > li span")).toHaveText(places);
  const times = gathering.locator("ul > li time");
  await expect(times).toHaveCount(places.length);
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(new Set(moments)).toEqual(
    new Set([await gathering.locator("dd time").first().getAttribute("datetime")]),
  );
});

test("training leads to its pages, the closing link to the resources", async ({ page }) => {
  await page.goto("/prayer-hub");
  const training = page.getByRole("region", { name: words("training.title") });
  const hrefs = texts(file, "training.entries.*.action.href");
  await expect(training.getByRole("link")).toHaveCount(hrefs.length);
  for (const [index, href] of hrefs.entries())
    await expect(training.getByRole("link").nth(index)).toHaveAttribute("href", href);
  await expect(page.getByRole("link", { name: words("closing.actions.0.label") })).toHaveAttribute(
    "href",
    "/resources",
  );
});

test("the community is described in words alone", async ({ page }) => {
  await page.goto("/prayer-hub");
  const community = page.getByRole("region", { name: words("community.title") });
  await expect(community.getByRole("heading", { level: 3 })).toHaveText(
    texts(file, "community.entries.*.title"),
  );
  await expect(community.locator("a, button")).toHaveCount(0);
});

test("the page needs no script", async ({ page }) => {
  await page.goto("/prayer-hub");
  await expectNoScript(page);
});
