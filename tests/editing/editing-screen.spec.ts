import { readFileSync } from "node:fs";
import { join } from "node:path";
import { footnote, paragraph, picture, run, createWordFile } from "../../scripts/documents/testing/word-file";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { expect, test } from "./support/editing-screen";

test("a teaching can be published with a click and edited as Markdown", async ({ editor }) => {
  const file = "articles/hearing-without-hurrying.mdx";
  const oldSource = editor.read(file);
  await editor.open("article", "hearing-without-hurrying");
  await editor.choose("status", "published");
  await expect(editor.input("body")).not.toHaveValue("");
  const text = await editor.input("body").inputValue();
  await editor.input("body").fill(`${text}\n\nOne more sentence, with *emphasis*.`);
  await editor.save();
  const publishedSource = oldSource.replace('status: "coming-soon"', 'status: "published"');
  expect(editor.read(file)).toBe(`${publishedSource}\nOne more sentence, with *emphasis*.\n`);
  expect(editor.problems()).toEqual([]);
});

test("a new event gets a file with the event's name, without empty fields", async ({ editor }) => {
  await editor.create("event");
  const event = {
    title: "A Day of Prayer",
    text: "We pray from morning to evening.",
    location: "Online",
  };
  await editor.fill(event);
  await editor.save();
  const { title, text, location } = event;
  expect(editor.read("events/a-day-of-prayer.mdx")).toBe(
    `---\ntitle: "${title}"\ntext: "${text}"\nlocation: "${location}"\n---\n`,
  );
  expect(editor.problems()).toEqual([]);
});

test("a new picture replaces the portrait", async ({ editor }) => {
  const oldSource = editor.read("site.json");
  await editor.open("site");
  const portrait = {
    name: "Our Portrait.png",
    mimeType: "image/png",
    buffer: readFileSync(join(fixedContent, "pictures/speaking.png")),
  };
  const storedPath = `pictures/${await editor.replaceFile("leader.portrait.file", portrait)}`;
  await editor.save();
  expect(editor.read("site.json")).toBe(oldSource.replace("./pictures/portrait.jpg", `./${storedPath}`));
  expect(editor.readBytes(storedPath)).toEqual(portrait.buffer);
  expect(editor.problems()).toEqual([]);
});

test("a Word document with a footnote and a picture is inserted into a text", async ({ page, editor }) => {
  const png = readFileSync(join(fixedContent, "pictures/speaking.png"));
  const body = [
    paragraph("Watch and Pray", "Title"),
    paragraph(run("Prayer is ") + run("older", "<w:b/>") + run(" than its words.") + footnote(1)),
    paragraph(picture("A lamp on a table.")),
  ].join("");
  await editor.open("article", "ten-honest-minutes");
  const text = editor.field("body");
  await text.getByRole("button", { name: "Edit in Markdown" }).click();
  await text.locator('[contenteditable="true"]').focus();
  await page.keyboard.press("Control+End");
  await text.getByRole("button", { name: "Insert" }).first().click();
  await page.getByRole("menuitem", { name: "Word document", exact: true }).click();
  await page.locator('input[accept=".docx"]').setInputFiles({
    name: "Watch.docx",
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: Buffer.from(createWordFile({ body, png, footnotes: ["Compare Luke 22."] })),
  });
  await expect(page.getByText("The text of Watch.docx is in the form")).toBeVisible();
  await editor.save();
  const article = editor.read("articles/ten-honest-minutes.mdx");
  expect(article).toContain("Prayer is **older** than its words.[^1]");
  const path = /!\[A lamp on a table\.\]\(\.\.\/(pictures\/word-picture-1-\w+\.png)\)/.exec(article)?.[1];
  expect(editor.readBytes(path ?? "")).toEqual(png);
  expect(editor.problems()).toEqual([]);
});

test("all syntax in the editors' guide is kept in both views of a text", async ({ editor }) => {
  const forms = syntaxInGuide();
  expect(forms.length).toBeGreaterThan(20);
  await editor.open("article", "ten-honest-minutes");
  const text = editor.field("body");
  const toggle = text.getByRole("button", { name: "Edit in Markdown" });
  const source = [...forms, "The end."].join("\n\n");
  await editor.input("body").fill(source);
  await toggle.click();
  await expect(text.locator('[contenteditable="true"]').first()).toContainText("The end.");
  // In the formatted view, each component has its own fields, which may rewrite the text.
  await expect(text.getByRole("textbox", { name: "Text of the" })).toHaveCount(4);
  await toggle.click();
  expect((await editor.input("body").inputValue()).split("\n\n")).toEqual(source.split("\n\n"));
});

test("the formatted view does not lose words of a single letter", async ({ page, editor }) => {
  await editor.open("article", "ten-honest-minutes");
  const text = editor.field("body");
  const toggle = text.getByRole("button", { name: "Edit in Markdown" });
  await editor.input("body").fill("The start.");
  await toggle.click();
  await text.locator('[contenteditable="true"] > p').first().click();
  await page.keyboard.press("End");
  const typedLines = ["A year later", "1 Peter", "I", "## I am", "> O Lord"];
  for (const typedLine of typedLines) {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type(typedLine, { delay: 50 });
  }
  // A word must not be lost after a correction either.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  for (const key of ["I", "Space", "y", "e", "Control+Backspace", "y", "Backspace", "Backspace", "s"])
    await page.keyboard.press(key, { delay: 50 });
  await expect(text.locator('[contenteditable="true"] > p').last()).toHaveText("Is");
  await toggle.click();
  await expect(editor.input("body")).toHaveValue(["The start.", ...typedLines, "Is"].join("\n\n"));
});

test("a file with a mistake is not saved, and the mistake is reported with its field", async ({ editor }) => {
  const oldSource = editor.read("pages/contact.json");
  await editor.open("page-contact");
  const title = editor.input("seo.title");
  await title.fill("{leader.nmae}, {ministry.name}");
  await editor.expectRefusal(
    "Not saved: Contact page (1 mistake)",
    "Search result › Title",
    "There is no {leader.nmae} in content",
    "Did you mean {leader.name}?",
  );
  expect(editor.read("pages/contact.json")).toBe(oldSource);
  await title.fill("{leader.name}, {ministry.name}");
  await editor.save();
  expect(editor.problems()).toEqual([]);
});

test("a mistake in a text is reported with its line", async ({ editor }) => {
  await editor.open("article", "ten-honest-minutes");
  await editor.input("body").fill("A line.\n\n![](../pictures/portrait.jpg)");
  await editor.expectRefusal("Not saved: Teachings, ten-honest-minutes (1 mistake)", "Text › line 3");
});

test("changes by another program are not overwritten", async ({ editor }) => {
  const file = "events/spotlight-night-watch.mdx";
  await editor.open("event", "spotlight-night-watch");
  const changedSource = editor.read(file).replace("A Night Watch", "A Long Night Watch");
  await editor.write(file, changedSource);
  await editor.input("location").fill("Online");
  await editor.expectRefusal("was created or changed elsewhere");
  expect(editor.read(file)).toBe(changedSource);
});

test("a change is not saved after `npm run edit` has ended", async ({ editor }) => {
  const oldSource = editor.read("facts.json");
  await editor.open("facts");
  await editor.endServer();
  await editor.fill({ answerTime: "within a day" });
  await editor.expectRefusal("`npm run edit` is no longer running");
  expect(editor.read("facts.json")).toBe(oldSource);
});

test("a request with another host name cannot read the content", async ({ request, editor }) => {
  const requestWithHost = (host: string) => request.get(`${editor.url}/content.json`, { headers: { host } });
  expect((await requestWithHost("evil.example")).status()).toBe(403);
  expect((await requestWithHost(new URL(editor.url).host)).status()).toBe(200);
});

test("the preview shows a text in the same way as the page of the text", async ({ page, editor }) => {
  await editor.open("article", "ten-honest-minutes");
  const text = [
    'A note.[^1] <Scripture reference="Matthew 6:6">Enter into your closet.</Scripture>',
    "![A lamp](../pictures/portrait.jpg)",
    "[^1]: Of {leader.name}.",
  ];
  await editor.input("body").fill(text.join("\n\n"));
  const preview = page.frameLocator("iframe").locator(".running-text");
  await expect(preview.locator(".scripture figcaption")).toHaveText("Matthew 6:6");
  await expect(preview.locator(".scripture")).toHaveCSS("font-family", /Display Italic/);
  await expect(preview.getByRole("img", { name: "A lamp" })).toHaveAttribute("src", /^blob:/);
  await expect(preview.locator(".footnotes")).not.toContainText("{leader.name}");
});

test("the screen does not open if the content check cannot be loaded", async ({ page, editor: _ }) => {
  await page.route(/immutable/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("The editing screen could not be started.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Entry or Assets" })).toBeHidden();
});

/**
 * The syntax in the first column of the guide's tables under "Texts", and the syntax that it describes in sentences.
 */
function syntaxInGuide(): string[] {
  const guide = readFileSync("content/README.md", "utf8");
  const [section = ""] = /^## Texts$[^]*?(?=^## )/m.exec(guide) ?? [];
  const inTables = [...section.matchAll(/^\| (.*?[^\\]) +\|/gm)].flatMap(([, cell = ""]) => {
    const forms = cell
      .replaceAll("\\|", "|")
      .split("`")
      .filter((_, index) => index % 2 === 1);
    if (/ below$/.test(cell)) return [forms.join("\n")];
    return cell.includes("at the end") ? [forms.join("\n\n")] : forms;
  });
  return [...inTables, "    The night is long,\n      and he wakes.", "A sign: \\*"];
}
