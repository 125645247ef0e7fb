import { factsOf } from "./facts";
import { fillPlaceholders, placeholderNames, placeholdersIn, UnknownPlaceholder } from "./placeholders";

const facts = {
  leader: { name: "Alex Sample", portrait: { file: "./portrait.png" } },
  book: { name: "Acts of War", chapters: 12, credit: "{book.name} by {leader.name}" },
  lists: ["one"],
};

test.each([
  ["words and numbers", "{book.name} has {book.chapters} chapters.", "Acts of War has 12 chapters."],
  ["placeholders within facts", "Read {book.credit}.", "Read Acts of War by Alex Sample."],
  ["one fact twice", "{leader.name}, {leader.name}", "Alex Sample, Alex Sample"],
  ["no stray braces", "a } b { c", "a } b { c"],
  ["no braces after a backslash", "\\{All} {book.name}", "{All} Acts of War"],
  ["nothing that the page fills", "{count}, {leader.name}", "{count}, Alex Sample"],
])("%s are filled", (_, text, filled) => {
  expect(fillPlaceholders(text, facts, ["count"])).toBe(filled);
});

test.each([
  "leader.nmae",
  "leader",
  "lists",
  "lists.0",
  "leader.name.length",
  "leader.constructor.name",
  "__proto__",
  "",
  " leader.name ",
])("{%s} is refused by its name", (name) => {
  const fill = () => fillPlaceholders(`Meet {${name}}.`, facts);
  expect(fill).toThrow(UnknownPlaceholder);
  expect(fill).toThrow(`{${name}}`);
});

test("facts that lead back to themselves are refused", () => {
  const fill = () => fillPlaceholders("{a}", { a: "{b}", b: "{c}", c: "{a}" });
  expect(fill).toThrow("{a} → {b} → {c} → {a}");
});

test("placeholders are found in a text in their order, and named by dotted paths", () => {
  expect(placeholdersIn("{b.c} and {a}")).toEqual(["b.c", "a"]);
  const names = ["leader.name", "leader.portrait.file", "book.name", "book.chapters", "book.credit"];
  expect(placeholderNames(facts)).toEqual(names);
});

test("facts are four parts of the site's identity and all of the facts", () => {
  const site = { url: "https://ministry.example", leader: { name: "Alex" }, social: [] };
  expect(placeholderNames(factsOf(site, { answerTime: "soon" }))).toEqual(["answerTime", "leader.name"]);
});

test("further links are among the links, whose own names come first", () => {
  const links = { book: "https://books.example" };
  const furtherLinks = [
    { name: "podcast", url: "https://podcast.example" },
    { name: "book", url: "https://elsewhere.example" },
    { url: "https://unnamed.example" },
  ];
  const all = factsOf({ links, furtherLinks }, {});
  expect(fillPlaceholders("{links.podcast} {links.book}", all)).toBe(
    "https://podcast.example https://books.example",
  );
  expect(placeholderNames(all)).toEqual(["links.podcast", "links.book"]);
});
