import { languageAttributes } from "./languages";

test.each([
  ["ar", "ar", "rtl"],
  ["iw", "he", "rtl"],
  ["pa-Arab", "pa-Arab", "rtl"],
  ["pa", "pa", "ltr"],
  ["pt-br", "pt-BR", "ltr"],
  ["zh-Hant", "zh-Hant", "ltr"],
])("the attributes of a text in %s are lang=%s and dir=%s", (code, lang, dir) => {
  expect(languageAttributes(code)).toEqual({ lang, dir });
});
