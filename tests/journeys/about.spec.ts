import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";
import { text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/about");

const file = "pages/about.json";
const words = textsOf(file);

test("About tells a story, and lists credentials, convictions and figures", async ({ page }) => {
  await page.goto("/about");
  const story = page.getByRole("region", { name: words("story.title") });
  const paragraphs = [...texts(file, "story.paragraphs.*"), ...texts(file, "story.continued.*")];
  expect(await story.locator("p").count()).toBeGreaterThanOrEqual(paragraphs.length);
  await expect(story.getByRole("img", { name: text("site.json", "leader.portrait.alt") })).toBeVisible();
  await expect(
    story.getByRole("list", { name: words("story.envelope.label") }).getByRole("listitem"),
  ).toHaveText(texts(file, "story.envelope.questions.*"));
  await expect(story.getByText(words("story.scriptureReference"))).toBeVisible();

  const credentials = page.getByRole("region", { name: words("credentials.title") });
  await expect(credentials.getByRole("listitem")).toHaveCount(
    texts(file, "credentials.entries.*.title").length,
  );
  const philosophy = page.getByRole("region", { name: words("philosophy.title") });
  await expect(philosophy.getByRole("heading", { level: 3 })).toHaveText(
    texts(file, "philosophy.cards.*.title"),
  );

  const figures = page.getByRole("region", { name: words("figures.title") }).getByRole("listitem");
  const said = texts(file, "figures.entries.*.label");
  await expect(figures).toHaveCount(said.length);
  for (const [index, figure] of texts(file, "figures.entries.*.value").entries())
    await expect(figures.nth(index)).toContainText(`${figure}${said[index] ?? ""}`);
});

test("About ends with two steps: an invitation and the next event", async ({ page }) => {
  await page.goto("/about");
  const links = page.getByRole("region", { name: words("closing.title") }).getByRole("link");
  await expect(links).toHaveText(texts(file, "closing.actions.*.label"));
  await expect(links.nth(0)).toHaveAttribute("href", "/contact");
  await expect(links.nth(1)).toHaveAttribute("href", "/events");
});

test("About loads no script", async ({ page }) => {
  await page.goto("/about");
  await expectNoScript(page);
});
