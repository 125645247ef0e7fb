import { readFileSync } from "node:fs";
import sharp from "sharp";
import { footnote, paragraph, picture, run, wordFile } from "../../scripts/import/testing/word-file";
import { expect, test } from "../support/hosted-screen";

/** The edits of a ministry's office, each published, and read back from the repository. */

test.use({ group: "ten-edits" });

test.afterEach(({ hosted }) => {
  expect(hosted.problems()).toEqual([]);
});

test("names and addresses", async ({ hosted }) => {
  await hosted.open("site");
  await hosted.input("ministry.name").fill("House of Prayer");
  await hosted.input("addresses.general.email").fill("hello@ministry.example");
  await hosted.publish();
  expect(hosted.json("site.json")).toMatchObject({
    ministry: { name: "House of Prayer" },
    addresses: { general: { email: "hello@ministry.example" } },
  });
});

test("the portrait, from a phone’s JPEG", async ({ hosted }) => {
  const [width, height] = [4032, 3024];
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#a0522d" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await hosted.open("site");
  await hosted.replaceFile("leader.portrait.file", { name: "IMG 2041.JPG", mimeType: "image/jpeg", buffer });
  await hosted.publish();
  expect(hosted.json("site.json")).toMatchObject({
    leader: { portrait: { file: "./pictures/img-2041.jpg" } },
  });
  expect(hosted.repository.read("main:content/pictures/img-2041.jpg").equals(buffer)).toBe(true);
});

test("an event with registration", async ({ hosted }) => {
  await hosted.create("event");
  await hosted.fill({
    title: "A Day of Prayer",
    text: "We pray from morning to evening, and eat together at noon.",
    location: "Online",
  });
  await hosted.choose("status", "upcoming");
  await hosted.addGroup("action");
  await hosted.fill({ "action.label": "Register", "action.href": "https://tickets.example/day-of-prayer" });
  await hosted.publish();
  expect(hosted.json("events/a-day-of-prayer.json")).toEqual({
    title: "A Day of Prayer",
    text: "We pray from morning to evening, and eat together at noon.",
    location: "Online",
    status: "upcoming",
    action: { label: "Register", href: "https://tickets.example/day-of-prayer" },
  });
});

test("a testimonial", async ({ hosted }) => {
  await hosted.open("page-home");
  await hosted.addEntry("testimonials.entries");
  await hosted.fill({
    "testimonials.entries.2.id": "a-quiet-house",
    "testimonials.entries.2.quote": "We pray at the table again.",
    "testimonials.entries.2.name": "Ruth N.",
    "testimonials.entries.2.role": "Mother of three",
    "testimonials.entries.2.place": "Iowa",
  });
  await hosted.publish();
  expect(hosted.json("pages/home.json")).toHaveProperty("testimonials.entries.2.name", "Ruth N.");
});

test("the gathering, on another day", async ({ hosted }) => {
  await hosted.open("facts");
  await hosted.fill({ "gathering.day": "third Wednesday of each month" });
  await hosted.choose("gathering.schedule.week", "third");
  await hosted.choose("gathering.schedule.weekday", "Wednesday");
  await hosted.publish();
  expect(hosted.json("facts.json")).toMatchObject({
    gathering: { day: "third Wednesday of each month", schedule: { week: "third", weekday: "Wednesday" } },
  });
});

test("a teaching from Word, with a picture and a passage of Scripture", async ({ hosted }) => {
  const { page } = hosted;
  const png = readFileSync("content/pictures/course/week-1.png");
  const body = [
    paragraph("Watch and Pray", "Title"),
    paragraph("Where to begin", "Heading1"),
    paragraph(run("Prayer is ") + run("older", "<w:b/>") + run(" than its words.") + footnote(1)),
    paragraph(picture("A lamp on a table.")),
    paragraph("The lamp", "Caption"),
  ].join("");
  const excerpt = "Why a quiet hour is no empty one, and how to keep it when the house around you is loud.";
  await hosted.create("article");
  await hosted.fill({ title: "Watch and Pray", excerpt });
  await hosted.choose("category", "Prayer Life");
  await hosted.field("date").locator("input").fill("2026-02-03");
  await hosted.field("readTime").getByRole("spinbutton").fill("4");
  await hosted.choose("status", "published");
  const text = hosted.field("body");
  await text.getByRole("button", { name: "Edit in Markdown" }).click();
  await text.locator('[contenteditable="true"]').fill("A first line.");
  await expect(text.locator('[contenteditable="true"]')).toHaveText("A first line.");
  await hosted.insert("Scripture");
  await hosted.fillComponent({
    reference: "Matthew 26:41",
    words: "Watch and pray, that ye enter not into temptation.",
  });
  await hosted.insert("Word document");
  await page.locator('input[accept=".docx"]').setInputFiles({
    name: "Watch and Pray.docx",
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: Buffer.from(wordFile({ body, png, footnotes: ["Compare Luke 22.", "Here too."] })),
  });
  await expect(page.getByText("The text of Watch and Pray.docx is taken over")).toBeVisible();
  await hosted.save();
  // The pictures have their addresses once the file is opened again.
  await hosted.open("article", "watch-and-pray");
  await hosted.publishDraft();
  expect(hosted.read("articles/watch-and-pray.mdx").replace(/\n{3,}/g, "\n\n")).toBe(`---
title: "Watch and Pray"
excerpt: "${excerpt}"
category: "prayer-life"
date: "2026-02-03"
readTime: 4
featured: false
status: "published"
---

A first line.

<Scripture reference="Matthew 26:41">

Watch and pray, that ye enter not into temptation.

</Scripture>

# Where to begin

Prayer is **older** than its words.[^1]

![A lamp on a table.](../pictures/word-picture-1.png "The lamp")

[^1]: Compare Luke 22.
`);
  expect(hosted.repository.read("main:content/pictures/word-picture-1.png").equals(png)).toBe(true);
});

test("a question", async ({ hosted }) => {
  await hosted.open("page-home");
  await hosted.addEntry("faq.questions");
  const [path] = (await hosted.fields())
    .map(([one]) => one)
    .filter((one) => one.endsWith(".answer"))
    .slice(-1);
  const entry = path?.replace(/\.answer$/, "") ?? "";
  await hosted.fill({
    [`${entry}.id`]: "may-i-bring-my-children",
    [`${entry}.question`]: "May I bring my children?",
    [`${entry}.answer`]: "Yes, gladly. They may listen, draw or pray with us.",
  });
  await hosted.publish();
  expect(hosted.read("pages/home.json")).toContain("May I bring my children?");
});

test("the email list", async ({ hosted }) => {
  await hosted.open("site");
  await hosted.addGroup("emailList");
  await hosted.fill({
    "emailList.page": "https://list.example/join",
    "emailList.form": "https://list.example/subscribe",
  });
  await hosted.publish();
  expect(hosted.json("site.json")).toMatchObject({
    emailList: { page: "https://list.example/join", form: "https://list.example/subscribe" },
  });
});

test("a guide", async ({ hosted }) => {
  await hosted.open("guide", "identity-and-authority");
  await hosted.fill({ subtitle: "Who you are in Christ, and what you may say" });
  await hosted.publish();
  expect(hosted.read("guides/identity-and-authority.mdx")).toContain(
    'subtitle: "Who you are in Christ, and what you may say"',
  );
});

test("a price", async ({ hosted }) => {
  await hosted.open("facts");
  await hosted.fill({ "partnership.partner.price": "$30" });
  await hosted.publish();
  expect(hosted.json("facts.json")).toMatchObject({ partnership: { partner: { price: "$30" } } });
});
