import { choosePluralForm } from "./numbers";

const polish = {
  one: "wiadomość",
  few: "wiadomości",
  many: "wiadomości (many)",
  other: "wiadomości (other)",
};
const englishForms = { one: "message", other: "messages" };

test.each([
  [englishForms, "en-US", 1, "message"],
  [englishForms, "en-US", 0, "messages"],
  [englishForms, "es-CO", 2, "messages"],
  // Spanish has a form for millions ("un millón de mensajes"), which this text does not have.
  [englishForms, "es-CO", 1_000_000, "messages"],
  [{ ...englishForms, few: null }, "pl-PL", 3, "messages"],
  [polish, "pl-PL", 1, "wiadomość"],
  [polish, "pl-PL", 3, "wiadomości"],
  [polish, "pl-PL", 5, "wiadomości (many)"],
])("the plural form of %j in %s for the number %d is “%s”", (forms, language, count, form) => {
  expect(choosePluralForm(forms, count, language)).toBe(form);
});
