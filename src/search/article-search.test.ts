import { createArticleSearch, type SearchableArticle } from "./article-search";
import { findReferences } from "./scripture-references";
import { indexWords } from "./word-index";

const article = (title: string, otherFields: Partial<SearchableArticle> = {}): SearchableArticle => ({
  ...{ title, excerpt: "A teaching.", categoryName: "Prayer Life", teacher: "Alex Sample" },
  ...{ headings: "", references: "", ...otherFields },
});

/** The articles, each with its text. */
const articles: readonly [SearchableArticle, string][] = [
  [article("Seven Times in the River", { references: "Psalm 23; John 10" }), "The Lord sat at a table."],
  [article("A Song at Night", { references: "Psalm 119; 1 Corinthians 13" }), "Forgive seventy times seven."],
  [article("Oración en el café", { references: "Mateo 6", teacher: "José Núñez" }), "Le cœur, Größe, Łódź."],
  [article("Freedom at the Table", { categoryName: "Deliverance", headings: "Three small habits" }), ""],
  [article("Honest Prayer", { partOf: { label: "The Night Watch" } }), "A marmalade jar on the windowsill."],
  [article("The Lord’s Table", { references: "1 Corinthians 11" }), "Bread, and armor to lay down."],
];

/** Texts on passages with similar names. */
const passages = [
  article("A Hymn of Christ", { references: "Philippians 2; Philippians 4" }),
  article("Light in the Morning", { references: "John 1; Philippians 4" }),
  article("Perfect Love", { references: "1 John 4" }),
  article("Peace at Night", { references: "Psalm 4; 4 Mose 6" }),
  article("Ein Tag mit Paulus", { references: "1 Korinther 13" }),
  article("Three Hundred", { references: "Judges 7" }),
];

const search = createArticleSearch(
  articles.map(([one]) => one),
  indexWords(articles.map(([, text]) => text)),
);

test.each([
  ["Ps 23", ["Seven Times in the River"]],
  ["psalms 23:1", ["Seven Times in the River"]],
  ["Ps. 23 river", ["Seven Times in the River"]],
  ["jn 10", ["Seven Times in the River"]],
  ["1 cor 13", ["A Song at Night"]],
  ["1cor 13:4-7", ["A Song at Night"]],
  ["First Corinthians 13", ["A Song at Night"]],
  ["i corinthians 13", ["A Song at Night"]],
  ["1 Corintians 13", ["A Song at Night"]],
  ["1cor", ["A Song at Night", "The Lord’s Table"]],
  ["song 1 cor 13", ["A Song at Night"]],
  ["2 Cor 13", []],
  ["Mt 6", ["Oración en el café"]],
  ["oracion", ["Oración en el café"]],
  ["nunez", ["Oración en el café"]],
  ["coeur grosse lodz", ["Oración en el café"]],
  ["freed", ["Freedom at the Table"]],
  ["fredom", ["Freedom at the Table"]],
  ["deliverance", ["Freedom at the Table"]],
  ["small habits", ["Freedom at the Table"]],
  ["night watch", ["Honest Prayer"]],
  ["an honest answer for my children", ["Honest Prayer"]],
  ["marmalade jar on the windowsill", ["Honest Prayer"]],
  ["seventy times seven", ["A Song at Night"]],
  ["what is the armour of God", ["The Lord’s Table"]],
  ["lords table", ["The Lord’s Table"]],
  ["zebra", []],
  ["?!", []],
])("the search for %j finds %j", (query, titles) => {
  expect(search(query).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["Ps 2", []],
  ["Phil 2", ["A Hymn of Christ"]],
  ["Ps 4", ["Peace at Night"]],
  ["Salmo 4", ["Peace at Night"]],
  ["Php 4", ["A Hymn of Christ", "Light in the Morning"]],
  ["morning Php 4", ["Light in the Morning"]],
  ["1 John", ["Perfect Love"]],
  ["1john", ["Perfect Love"]],
  ["First John", ["Perfect Love"]],
  ["John 1", ["Light in the Morning"]],
  ["1 Kor", ["Ein Tag mit Paulus"]],
  ["1. Kor. 13", ["Ein Tag mit Paulus"]],
  ["4. Mose 6", ["Peace at Night"]],
  ["Jud 7", ["Three Hundred"]],
])("the search for %j among similar book names finds %j", (query, titles) => {
  const foundArticles = createArticleSearch(passages, indexWords(passages.map(() => "")))(query);
  expect(foundArticles.map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["Romans 8", "Römer 8,28"],
  ["Luke 18", "Lukas 18"],
  ["Salmo 13", "Ps 13"],
  ["Salmo 13", "Psalm 13"],
  ["Genesis 12", "1. Mose 12,3"],
  ["Éxodo 3", "2 Mose 3"],
  ["James 5", "Santiago 5"],
  ["1 Kön 19", "1 Reyes 19:12"],
])("a search finds both names of a book of the Bible: %s and %s", (name, otherName) => {
  const find = (query: string, text: string) =>
    createArticleSearch(
      [article("", { references: findReferences(text).join("; ") })],
      indexWords([""]),
    )(query);
  expect([find(name, otherName), find(otherName, name)]).toMatchObject([[{}], [{}]]);
});

test("articles on 1 John are found before articles on John 1", () => {
  const twoArticles = [
    article("In the Beginning", { references: "John 1", excerpt: "Part 1: what John saw." }),
    article("God Is Love", { references: "", headings: "1 John for beginners" }),
  ];
  const foundArticles = createArticleSearch(twoArticles, indexWords(["John, chapter 1", ""]))("1 John");
  expect(foundArticles[0]?.title).toBe("God Is Love");
});

test("the leader's name finds the leader's teachings", () => {
  expect(search("Alex Sample")).toHaveLength(5);
});

test("an article without a page is not found, but all other articles are", () => {
  const shownArticles = articles.map(([one], number) => (number === 0 ? undefined : one));
  const searchShown = createArticleSearch(shownArticles, indexWords(articles.map(([, text]) => text)));
  expect(searchShown("marmalade").map(({ title }) => title)).toEqual(["Honest Prayer"]);
  expect(searchShown("river")).toEqual([]);
});

test("Bible references are found in any language, and dates are not references", () => {
  expect(
    findReferences(
      "Salmo 23:1, see 1 Corintios 13:4-7; Salmo 23, Ex. 17:11, Day 3 Psalm 24, 5. Mose 6, on 8 March 2026, at 24/7. See II John 1.",
    ),
  ).toEqual(["Salmo 23", "1 Corintios 13", "Ex 17", "Psalm 24", "5 Mose 6", "2 John 1"]);
});
