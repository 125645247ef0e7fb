import { choosePluralForm } from "./numbers";

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
  // Spanish has a form for millions ("un millón de mensajes"), which this text does not have.
  [english, "es-CO", 1_000_000, "messages"],
  [{ ...english, few: null }, "pl-PL", 3, "messages"],
  [polish, "pl-PL", 1, "wiadomość"],
  [polish, "pl-PL", 3, "wiadomości"],
  [polish, "pl-PL", 5, "wiadomości (many)"],
])("the plural form of %j in %s for the number %d is “%s”", (forms, language, count, expected) => {
  expect(choosePluralForm(forms, count, language)).toBe(expected);
});
