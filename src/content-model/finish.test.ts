import { readContent } from "./check";
import { finishContent } from "./finish";
import { fixedContent } from "./testing/edited-content";

const content = readContent(fixedContent);
const files = finishContent(content);
const finished = (file: string) => files.find((one) => one.file === file);

test("facts replace the placeholders in fields and texts", () => {
  expect(files.map(({ file }) => file)).toEqual(content.files.map(({ file }) => file));
  expect(finished("guides/seven-day-protection.mdx")?.data).toHaveProperty("title", "7-Day Protection Guide");
  const teaching = "articles/ten-honest-minutes.mdx";
  expect(content.files.find(({ file }) => file === teaching)?.body).toContain("[the book]({links.book})");
  expect(finished(teaching)?.body).toContain("[the book](https://books.example/");
});

test("placeholders that the page fills are not replaced", () => {
  expect(finished("forms/common.json")?.data).toHaveProperty("counter", expect.stringContaining("{count}"));
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
])("the event %s has its times in its zone, and a readable price", (name, fields) => {
  expect(finished(`events/${name}.mdx`)?.data).toMatchObject(fields);
});

test("a teaching has the names of its category and series, and its reading time", () => {
  expect(finished("articles/a-draft-talk.mdx")?.data).toMatchObject({
    categoryName: "Prayer Life",
    partOf: { label: "The Open Hand", href: "/blog/series/the-open-hand" },
    readTime: expect.any(Number),
  });
});

test("a teaching in another language has the attributes lang and dir", () => {
  expect(finished("articles/intazir-as-subh.mdx")?.data).toHaveProperty("languageAttributes", {
    lang: "ar",
    dir: "rtl",
  });
});

test("a devotional has the number of its days", () => {
  expect(finished("devotionals/fourteen-days.json")?.data).toHaveProperty("days", "14");
});

test("finished content does not contain the marks of samples", () => {
  expect(JSON.stringify(content.files.map(({ data }) => data))).toContain('"sample":true');
  expect(JSON.stringify(files)).not.toContain('"sample":');
});
