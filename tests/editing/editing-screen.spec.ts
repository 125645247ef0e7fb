import { readFileSync } from "node:fs";
import { isText } from "../../src/content-model/field";
import { hasBody, isCollection } from "../../src/content-model/kind";
import { kinds } from "../../src/content-model/kinds";
import { readContent } from "../../src/content-model/read";
import { describedFields, type DescribedField } from "../support/described-fields";
import { expect, test, type EditingScreen } from "../support/editing-screen";

test.describe.configure({ timeout: 120_000 });

const { files } = readContent("content");

for (const kind of kinds)
  test(`${kind.title}: every field is there with its hint, and a save changes the edited line alone`, async ({
    lastingEditor: editor,
  }) => {
    const file = files.find((one) => one.kind === kind);
    if (file === undefined) throw new Error(`There is no file of the kind ${kind.name}.`);
    await editor.open(kind.name, isCollection(kind) ? /([^/]+)\.\w+$/.exec(file.file)?.[1] : undefined);
    const described = describedFields(kind.schema, file.data);
    const body = hasBody(kind) ? [["body", "The text itself, in Markdown."]] : [];
    const expected = [...described.map(({ path, hint }) => [path, hint]), ...body];
    await expect.poll(() => editor.fields()).toEqual(expected);
    await changeOneWord(editor, file.file, described);
    expect(editor.problems()).toEqual([]);
  });

test("a teaching: its status by a click, its text as Markdown", async ({ page, editor }) => {
  const file = "articles/ten-honest-minutes.mdx";
  const before = editor.read(file);
  await editor.open("article", "ten-honest-minutes");
  await page.getByRole("radio", { name: "published" }).click();
  const text = await editor.input("body").inputValue();
  await editor.input("body").fill(`${text}\n\nOne more sentence, with *emphasis*.`);
  await editor.save();
  const published = before.replace('status: "coming-soon"', 'status: "published"');
  expect(editor.read(file)).toBe(`${published}\nOne more sentence, with *emphasis*.\n`);
  expect(editor.problems()).toEqual([]);
});

test("a new event gets a file named after it, without what was left empty", async ({ page, editor }) => {
  await page.getByText("Events", { exact: true }).first().click();
  await page.getByRole("button", { name: "Create New Entry" }).click();
  const words = {
    title: "A Day of Prayer",
    text: "We pray from morning to evening.",
    location: "Online",
  };
  // On a busy machine the screen may set a new form up once more, and what was typed first is gone.
  await expect(async () => {
    for (const [field, text] of Object.entries(words)) await editor.input(field).fill(text);
    for (const [field, text] of Object.entries(words))
      expect(await editor.input(field).inputValue()).toBe(text);
  }).toPass();
  await page.getByRole("radio", { name: "upcoming" }).click();
  await editor.save();
  expect(editor.read("events/a-day-of-prayer.json")).toBe(
    `${JSON.stringify({ ...words, status: "upcoming" }, null, 2)}\n`,
  );
  expect(editor.problems()).toEqual([]);
});

test("a picture of one's own takes the place of the portrait", async ({ page, editor }) => {
  const before = editor.read("site.json");
  await editor.open("site");
  const picture = page.locator('section.field[data-key-path="leader.portrait.file"]');
  await picture.getByRole("button", { name: "Replace" }).click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  const own = {
    name: "Our Portrait.png",
    mimeType: "image/png",
    buffer: readFileSync("content/pictures/speaking.png"),
  };
  await (await chooser).setFiles(own);
  await expect(dialog.getByRole("option", { name: "our-portrait.png", selected: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(picture).toContainText("./pictures/our-portrait.png");
  await editor.save();
  expect(editor.read("site.json")).toBe(
    before.replace("./pictures/portrait.png", "./pictures/our-portrait.png"),
  );
  expect(editor.readBytes("pictures/our-portrait.png")).toEqual(own.buffer);
  expect(editor.problems()).toEqual([]);
});

test("a mistake is not saved, and told in the words of the content check", async ({ page, editor }) => {
  const before = editor.read("pages/contact.json");
  await editor.open("page-contact");
  const title = editor.input("seo.title");
  await title.fill("{leader.nmae}, {ministry.name}");
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("seo.title: {leader.nmae} names nothing");
  await expect(dialog).toContainText("Did you mean {leader.name}?");
  await dialog.getByRole("button", { name: "OK" }).click();
  await title.fill("Too short");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "20 to 60 characters." })).toBeVisible();
  expect(editor.read("pages/contact.json")).toBe(before);
});

test("what was changed in another program meanwhile is not overwritten", async ({ page, editor }) => {
  const file = "events/spotlight-night-watch.json";
  await editor.open("event", "spotlight-night-watch");
  const changed = editor.read(file).replace("A Night Watch", "A Long Night Watch");
  editor.write(file, changed);
  await editor.input("location").fill("Online");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("was changed outside this screen");
  expect(editor.read(file)).toBe(changed);
});

/**
 * Changes the last letter of the first text or old address, so that its length stays, and reads what that did to the
 * file.
 */
async function changeOneWord(editor: EditingScreen, file: string, described: readonly DescribedField[]) {
  const { path, value } =
    described.find(
      ({ field, value }) =>
        isText(field) &&
        (field.pattern === "\\S" || field.format === "former") &&
        typeof value === "string" &&
        /[\w.?]$/.test(value),
    ) ?? {};
  if (path === undefined || typeof value !== "string") throw new Error(`${file} has no text to change.`);
  const changed = `${value.slice(0, -1)}~`;
  const before = editor.read(file).split("\n");
  await editor.input(path).fill(changed);
  await editor.save();
  const line = before.findIndex((one) => one.includes(JSON.stringify(value)));
  const expected = before.map((one, index) =>
    index === line ? one.replace(JSON.stringify(value), JSON.stringify(changed)) : one,
  );
  expect(editor.read(file).split("\n"), file).toEqual(expected);
}
