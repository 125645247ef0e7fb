import { factsOf } from "./facts";
import { fillPlaceholders, placeholderNames, placeholdersIn, UnknownPlaceholder } from "./placeholders";

const facts = {
  leader: { name: "Alex Sample", portrait: { file: "./portrait.png" } },
  book: { name: "Acts of War", chapters: 12, credit: "{book.name} by {leader.name}" },
  lists: ["one"],
};

test.each([
  [
    "placeholders for texts and numbers",
    "{book.name} has {book.chapters} chapters.",
    "Acts of War has 12 chapters.",
  ],
  ["placeholders in facts", "Read {book.credit}.", "Read Acts of War by Alex Sample."],
  ["repeated placeholders", "{leader.name}, {leader.name}", "Alex Sample, Alex Sample"],
  ["placeholders, but not single braces,", "a } b { c", "a } b { c"],
  ["placeholders, but not braces after a backslash,", "\\{All} {book.name}", "{All} Acts of War"],
  ["placeholders, but not those that the page fills,", "{count}, {leader.name}", "{count}, Alex Sample"],
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
])("the error for the unknown placeholder {%s} contains the placeholder's name", (name) => {
  const fill = () => fillPlaceholders(`Meet {${name}}.`, facts);
  expect(fill).toThrow(UnknownPlaceholder);
  expect(fill).toThrow(`{${name}}`);
});

test("facts that contain themselves are refused", () => {
  const fill = () => fillPlaceholders("{a}", { a: "{b}", b: "{c}", c: "{a}" });
  expect(fill).toThrow("{a} → {b} → {c} → {a}");
});

test("the placeholders of a text are listed in the order of the text", () => {
  expect(placeholdersIn("{b.c} and {a}")).toEqual(["b.c", "a"]);
  const names = ["leader.name", "leader.portrait.file", "book.name", "book.chapters", "book.credit"];
  expect(placeholderNames(facts)).toEqual(names);
});

test("facts come from facts.json and from some parts of site.json", () => {
  const site = { url: "https://ministry.example", leader: { name: "Alex" }, social: [] };
  expect(placeholderNames(factsOf(site, { answerTime: "soon" }))).toEqual(["answerTime", "leader.name"]);
});

test("an entry of “Further links” does not replace a link with the same name", () => {
  const links = { book: "https://books.example" };
  const furtherLinks = [
    { name: "podcast", url: "https://podcast.example" },
    { name: "book", url: "https://elsewhere.example" },
    { url: "https://unnamed.example" },
  ];
  const facts = factsOf({ links, furtherLinks }, {});
  expect(fillPlaceholders("{links.podcast} {links.book}", facts)).toBe(
    "https://podcast.example https://books.example",
  );
  expect(placeholderNames(facts)).toEqual(["links.podcast", "links.book"]);
});
