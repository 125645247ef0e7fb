import {
  CyclicPlaceholder,
  fillPlaceholders,
  placeholderNames,
  placeholdersIn,
  UnknownPlaceholder,
} from "./placeholders";
import { factsOf } from "./facts";

const facts = {
  leader: { name: "Alex Sample", portrait: { file: "./portrait.png" } },
  book: { name: "Acts of War", chapters: 12, credit: "{book.name} by {leader.name}" },
  lists: ["one"],
};

describe("fillPlaceholders", () => {
  it("fills words and numbers by their dotted path", () => {
    expect(fillPlaceholders("{book.name} has {book.chapters} chapters.", facts)).toBe(
      "Acts of War has 12 chapters.",
    );
  });

  it("fills placeholders within facts", () => {
    expect(fillPlaceholders("Read {book.credit}.", facts)).toBe("Read Acts of War by Alex Sample.");
  });

  it("leaves text without placeholders and stray braces as they are", () => {
    expect(fillPlaceholders("a } b { c", facts)).toBe("a } b { c");
  });

  it("leaves what the page fills at use, and fills it there", () => {
    const counter = fillPlaceholders("{count} of {limit}, {leader.name}", facts, ["count", "limit"]);
    expect(counter).toBe("{count} of {limit}, Alex Sample");
    expect(fillPlaceholders(counter, { count: 0, limit: 5 })).toBe("0 of 5, Alex Sample");
  });

  it.each([
    "leader.nmae",
    "leader",
    "lists",
    "lists.0",
    "leader.name.length",
    "leader.constructor.name",
    "__proto__",
    "",
    " leader.name ",
  ])("refuses {%s} by its name", (name) => {
    const fill = () => fillPlaceholders(`Meet {${name}}.`, facts);
    expect(fill).toThrow(UnknownPlaceholder);
    expect(fill).toThrow(`{${name}}`);
  });

  it("refuses facts that lead back to themselves", () => {
    const circle = { a: "{b}", b: "{c}", c: "{a}" };
    const fill = () => fillPlaceholders("{a}", circle);
    expect(fill).toThrow(CyclicPlaceholder);
    expect(fill).toThrow("{a} → {b} → {c} → {a}");
  });

  it("lets one fact stand twice", () => {
    expect(fillPlaceholders("{leader.name}, {leader.name}", facts)).toBe("Alex Sample, Alex Sample");
  });
});

describe("the facts", () => {
  it("are four parts of the site's identity and all of the facts", () => {
    const site = {
      url: "https://ministry.example",
      ministry: {},
      leader: { name: "Alex" },
      addresses: {},
      links: {},
      social: [],
    };
    expect(placeholderNames(factsOf(site, { answerTime: "soon" }))).toEqual(["answerTime", "leader.name"]);
  });

  it("have further links among the links, whose own names come first", () => {
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

  it("are named by dotted paths", () => {
    expect(placeholderNames(facts)).toEqual([
      "leader.name",
      "leader.portrait.file",
      "book.name",
      "book.chapters",
      "book.credit",
    ]);
  });

  it("are found in a text in their order", () => {
    expect(placeholdersIn("{b.c} and {a}")).toEqual(["b.c", "a"]);
  });
});
