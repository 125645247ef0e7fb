import { expect, test, type HostedScreen } from "./support/hosted-screen";

/** Changes by another person between opening a form and saving it. */

test.use({ group: "two-editors" });

const file = "facts.json";
const price = "partnership.partner.price";
const draft = "cms/_singletons/facts";

/** Renames the first level of partnership, as a colleague would. */
function renameLevel({ repository, read }: HostedScreen, branch: string, name: string): void {
  const facts = JSON.parse(read(file, branch)) as { partnership: { partner: { name: string } } };
  facts.partnership.partner.name = name;
  const changedFacts = Buffer.from(`${JSON.stringify(facts, null, 2)}\n`);
  repository.commit(branch, "A colleague's change", new Map([[`content/${file}`, changedFacts]]));
}

async function expectRefusal({ page }: HostedScreen, text: string): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "OK" }).click();
}

test("changes that another editor has published are not undone", async ({ hosted }) => {
  const { page, repository } = hosted;
  await hosted.open("facts");
  renameLevel(hosted, "main", "A Friend");
  await hosted.fill({ [price]: "$31" });
  await expectRefusal(hosted, "content/facts.json was created or changed elsewhere");
  await expect(hosted.input(price)).toHaveValue("$31");
  expect(repository.idOf(draft)).toBeUndefined();

  await page.reload();
  await hosted.open("facts");
  await hosted.fill({ [price]: "$31" });
  await hosted.publish();
  expect(hosted.json(file)).toHaveProperty("partnership.partner", { name: "A Friend", price: "$31" });
});

test("changes that another editor has saved in the same draft are not undone", async ({ hosted }) => {
  const { page } = hosted;
  await hosted.open("facts");
  await hosted.fill({ [price]: "$32" });
  await hosted.save();
  renameLevel(hosted, draft, "A Companion");
  await hosted.fill({ [price]: "$33" });
  await expectRefusal(hosted, "content/facts.json was created or changed elsewhere");

  await page.reload();
  await hosted.open("facts");
  await hosted.fill({ [price]: "$33" });
  await hosted.publish();
  expect(hosted.json(file)).toHaveProperty("partnership.partner", { name: "A Companion", price: "$33" });
});

test("a change is not saved while offline, and can be published once the connection is back", async ({
  hosted,
}) => {
  const { page } = hosted;
  await hosted.open("facts");
  await hosted.fill({ [price]: "$34" });
  await page.context().setOffline(true);
  await expectRefusal(hosted, "GitHub could not be reached");
  await page.context().setOffline(false);
  await expect(hosted.input(price)).toHaveValue("$34");
  await hosted.publish();
  expect(hosted.json(file)).toHaveProperty(price, "$34");
});
