import { pageNumbers, pluralForm } from "./numbers";

const polish = {
  one: "wiadomość",
  few: "wiadomości",
  many: "wiadomości (many)",
  other: "wiadomości (other)",
};
const english = { one: "message", other: "messages" };

test.each([
  [english, "en-US", 1, "message"],
  [english, "en-US", 0, "messages"],
  [english, "es-CO", 2, "messages"],
  // Spanish says "un millón de mensajes", a form that this sentence leaves out.
  [english, "es-CO", 1_000_000, "messages"],
  [{ ...english, few: null }, "pl-PL", 3, "messages"],
  [polish, "pl-PL", 1, "wiadomość"],
  [polish, "pl-PL", 3, "wiadomości"],
  [polish, "pl-PL", 5, "wiadomości (many)"],
])("%j in %s with %d is “%s”", (forms, language, count, expected) => {
  expect(pluralForm(forms, count, language)).toBe(expected);
});

it.each([
  [1, 1, "1"],
  [2, 3, "1 2 3"],
  [1, 5, "1 2 gap 5"],
  [3, 5, "1 2 3 4 5"],
  [4, 13, "1 2 3 4 5 gap 13"],
  [7, 13, "1 gap 6 7 8 gap 13"],
  [10, 13, "1 gap 9 10 11 12 13"],
  [13, 13, "1 gap 12 13"],
])("on page %i of %i: %s", (page, pages, row) => {
  expect(pageNumbers(page, pages).join(" ")).toBe(row);
});
