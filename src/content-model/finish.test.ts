import { readContent } from "./check";
import { finishContent } from "./finish";
import { fixedContent } from "./testing/edited-content";

const content = readContent(fixedContent);
const files = finishContent(content, false);
const ofPreview = finishContent(content, true);
const findFile = (file: string) => files.find((one) => one.file === file);

test("facts replace the placeholders in fields and texts", () => {
  expect(files.map(({ file }) => file)).toEqual(content.files.map(({ file }) => file));
  expect(findFile("guides/seven-day-protection.mdx")?.data).toHaveProperty("title", "7-Day Protection Guide");
  const teaching = "articles/ten-honest-minutes.mdx";
  expect(content.files.find(({ file }) => file === teaching)?.body).toContain("[the book]({links.book})");
  expect(findFile(teaching)?.body).toContain("[the book](https://books.example/");
});

test("placeholders that the page fills are not replaced", () => {
  expect(findFile("forms/common.json")?.data).toHaveProperty("counter", expect.stringContaining("{count}"));
});

test.each([
  [
    "a-day-in-lagos",
    { price: "$25", amount: "25", zone: "Africa/Lagos", start: expect.stringMatching(/\+01:00$/) },
  ],
  ["night-of-the-clock-change", { price: "Free", amount: "0" }],
  [
    "a-day-without-hours",
    { price: "By donation", zone: "America/New_York", start: expect.not.stringContaining("T") },
  ],
])("the finished event %s has times in the event's time zone and a readable price", (name, fields) => {
  expect(findFile(`events/${name}.mdx`)?.data).toMatchObject(fields);
});

test("a finished teaching has the names of the category and the series, and the reading time", () => {
  expect(findFile("articles/a-draft-talk.mdx")?.data).toMatchObject({
    categoryName: "Prayer Life",
    partOf: { label: "The Open Hand", href: "/blog/series/the-open-hand" },
    readTime: expect.any(Number),
  });
});

test("a teaching in another language has the attributes lang and dir", () => {
  expect(findFile("articles/intazir-as-subh.mdx")?.data).toHaveProperty("languageAttributes", {
    lang: "ar",
    dir: "rtl",
  });
});

test("a finished devotional has a field with the number of its days", () => {
  expect(findFile("devotionals/fourteen-days.json")?.data).toHaveProperty("days", "14");
});

test("finished content does not contain the marks of samples", () => {
  expect(JSON.stringify(content.files.map(({ data }) => data))).toContain('"sample":true');
  expect(JSON.stringify(files)).not.toContain('"sample":');
});

const noAddress = undefined;
test.each([
  ["a document", "pages/privacy.mdx", "/privacy", "/privacy"],
  [
    "an event with a text",
    "events/a-cancelled-evening.mdx",
    "/events/a-cancelled-evening",
    "/events/a-cancelled-evening",
  ],
  ["an event without a text", "events/a-vigil.mdx", noAddress, noAddress],
  [
    "a published teaching",
    "articles/ten-honest-minutes.mdx",
    "/blog/ten-honest-minutes",
    "/blog/ten-honest-minutes",
  ],
  ["a recording without a text", "articles/a-talk.mdx", "/blog/a-talk", "/blog/a-talk"],
  ["a teaching of a later day", "articles/later-in-spring.mdx", noAddress, "/blog/later-in-spring"],
  ["a draft", "articles/a-draft-talk.mdx", noAddress, "/blog/a-draft-talk"],
  ["a teaching to come", "articles/hearing-without-hurrying.mdx", noAddress, noAddress],
  ["a guide", "guides/seven-day-protection.mdx", noAddress, noAddress],
])("the page address of %s (%s) is %s in production and %s on previews", (_, file, page, previewPage) => {
  const pagesIn = [files, ofPreview].map((list) => list.find((one) => one.file === file)?.data);
  expect(pagesIn.map((data) => (data as { page?: string }).page)).toEqual([page, previewPage]);
});
