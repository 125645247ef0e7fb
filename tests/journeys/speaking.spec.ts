import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";
import { literally, text, texts, textsOf } from "../support/content";
import { skipUnlessBuilt } from "../support/routes";

skipUnlessBuilt("/speaking");

const words = textsOf("pages/speaking.json");

test("Speaking opens with the overview, and its hero leads where the content says", async ({ page }) => {
  await page.goto("/speaking");
  const main = page.getByRole("main");
  await expect(main.getByRole("complementary", { name: words("overview.label") })).toBeVisible();
  await expect(main.locator(":scope > *").first()).toContainText(words("overview.label"));
  const hero = page.getByRole("region", { name: words("hero.headline") }).getByRole("link");
  const labels = texts("pages/speaking.json", "hero.actions.*.label");
  await expect(hero).toHaveCount(labels.length);
  for (const [index, label] of labels.entries()) {
    const link = hero.nth(index);
    const href = words(`hero.actions.${String(index)}.href`);
    await expect(link).toContainText(label);
    await expect(link).toHaveAttribute("href", href);
    if (href.startsWith("/")) continue;
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAccessibleName(literally(text("frame.json", "newTab")));
  }
});

test("each of the six topics says what an audience leaves with", async ({ page }) => {
  await page.goto("/speaking");
  const topics = page.getByRole("region", { name: words("topics.title") });
  await expect(topics.getByRole("heading", { level: 3 })).toHaveText(
    texts("pages/speaking.json", "topics.cards.*.title"),
  );
  await expect(topics.getByText(words("topics.takeawayLabel"))).toHaveCount(
    texts("pages/speaking.json", "topics.cards.*.title").length,
  );
});

test("two kinds of event, two testimonials, three questions, then the step to take", async ({ page }) => {
  await page.goto("/speaking");
  const events = page.getByRole("region", { name: words("events.title") });
  const of = (field: string) => texts("pages/speaking.json", `events.${field}`);
  await expect(events.getByRole("heading", { level: 3 })).toHaveText([
    ...of("cards.*.title"),
    ...of("evening.title"),
  ]);
  await expect(events.locator("ol > li h4")).toHaveText(
    of("evening.parts.*.title").map(
      (title, part) =>
        `${words("events.evening.length", { minutes: words(`events.evening.parts.${String(part)}.minutes`) })}: ${title}`,
    ),
  );
  await expect(page.getByRole("main").locator("blockquote")).toHaveCount(
    texts("pages/speaking.json", "testimonials.entries.*.id").length,
  );
  await expect(page.locator("summary")).toHaveText(texts("pages/speaking.json", "faq.questions.*.question"));
  await expect(page.getByRole("main").locator("section").last()).toContainText(words("closing.title"));
  await expect(page.getByRole("link", { name: words("closing.actions.0.label") })).toHaveAttribute(
    "href",
    words("closing.actions.0.href"),
  );
});

test("search engines are told the six fields and the three questions that the page shows", async ({
  page,
}) => {
  await page.goto("/speaking");
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  const person = graph.find((thing) => thing["@type"] === "Person");
  expect(person?.["knowsAbout"]).toEqual(texts("pages/speaking.json", "topics.fieldsOfKnowledge.*"));
  await expect(
    page.getByRole("list", { name: words("topics.fieldsLabel") }).getByRole("listitem"),
  ).toHaveText(person?.["knowsAbout"] as string[]);
  const faq = graph.find((thing) => thing["@type"] === "FAQPage")?.["mainEntity"] as { name: string }[];
  await expect(page.locator("summary")).toHaveText(faq.map(({ name }) => name));
});

for (const format of ["Letter", "A4"]) {
  test(`prints on one sheet of ${format}, with whom to write to and nothing to click`, async ({ page }) => {
    await page.goto("/speaking");
    // A sheet holds about 7,000 letters.
    const written = ((await page.getByRole("main").textContent()) ?? "").replace(/\s+/g, " ").length;
    test.skip(written > 7_000, "The page's text is longer than a sheet holds.");
    const sheet = (await page.pdf({ format })).toString("latin1");
    expect(sheet.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(words("oneSheet"))).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/\S+\/speaking$/);
    for (const field of ["name", "role", "biography"])
      for (const own of texts("site.json", `leader.${field}`))
        await expect(page.getByText(own, { exact: true })).toBeVisible();
    await expect(
      page.getByRole("heading", { name: words("topics.cards.0.title"), exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("link")).toHaveCount(0);
  });
}

test("the line for the printed sheet is not on the screen, and no script is loaded", async ({ page }) => {
  await page.goto("/speaking");
  await expect(page.getByText(words("oneSheet"))).toBeHidden();
  await expectNoScript(page);
});
