import { articleSearch, type FoundBy } from "./article-index";
import { referencesIn } from "./scripture-references";

const article = (title: string, rest: Partial<FoundBy> = {}): FoundBy => ({
  ...{ name: title, title, excerpt: "A teaching.", category: "prayer-life", headings: "", references: [] },
  ...rest,
});

const search = articleSearch(
  [
    article("The Lord Is My Shepherd", { references: ["Psalm 23", "John 10"] }),
    article("A Song at Night", { references: ["Psalm 119", "1 Corinthians 13"] }),
    article("Oración en el café", { references: ["Mateo 6"], speaker: "José Núñez" }),
    article("Freedom at the Table", {
      category: "deliverance",
      headings: "Three small habits",
      speaker: "Tolú Adéọlá",
    }),
    article("Honest Prayer", { series: "The Night Watch" }),
  ],
  new Map([
    ["prayer-life", "Prayer Life"],
    ["deliverance", "Deliverance"],
  ]),
);

test.each([
  ["Ps 23", ["The Lord Is My Shepherd"]],
  ["psalms 23:1", ["The Lord Is My Shepherd"]],
  ["Ps. 23 shepherd", ["The Lord Is My Shepherd"]],
  ["jn 10", ["The Lord Is My Shepherd"]],
  ["1 cor 13", ["A Song at Night"]],
  ["1cor 13:4-7", ["A Song at Night"]],
  ["1cor", ["A Song at Night"]],
  ["love 1 cor 13", ["A Song at Night"]],
  ["2 Cor 13", []],
  ["Mt 6", ["Oración en el café"]],
  ["oracion", ["Oración en el café"]],
  ["nunez", ["Oración en el café"]],
  // More accents than letters that may be wrong.
  ["adeola", ["Freedom at the Table"]],
  ["freed", ["Freedom at the Table"]],
  ["fredom", ["Freedom at the Table"]],
  ["deliverance", ["Freedom at the Table"]],
  ["small habits", ["Freedom at the Table"]],
  ["night watch", ["Honest Prayer"]],
  ["an honest answer for my children", ["Honest Prayer"]],
  ["zebra", []],
  ["?!", []],
])("%s finds %j", (words, titles) => {
  expect(search(words).map(({ title }) => title)).toEqual(titles);
});

test("chapters are found in any language, each once, and dates are none of them", () => {
  expect(
    referencesIn(
      "Salmo 23:1, see 1 Corintios 13:4-7; Salmo 23, Ex. 17:11, on 8 March 2026, at 24/7. See 2 John 1.",
    ),
  ).toEqual(["Salmo 23", "1 Corintios 13", "Ex 17", "2 John 1"]);
});
