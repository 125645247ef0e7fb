import { retellWords } from "./retell-words";

test.each([
  ["Lives Transformed", "Nezîwán Xtéqwhùtpîgánor"],
  ["VOICE • MINISTRY", "ZÙEFÎÁN • PEQEWXTÂÁNO"],
  ["Meet {leader.name}, *at last*", "Pîîxá {leader.name}, *éxá néwxá*"],
  ["Read [the guide](/prayer-hub#guides)", "Tîégá [xkîá jóegîán](/prayer-hub#guides)"],
  ["30-day plan, $39 &amp; name@example.com", "30-géâá snéqá, $39 &amp; name@example.com"],
  ["Psalm 62:8, King James Version", "Isaiah 62:8, King James Version"],
  ["12", "12"],
])("%s", (text, retold) => {
  expect(retellWords(text)).toBe(retold);
});

test("without lengthening a text keeps its number of letters", () => {
  const text = "A Voice That Ignites.";
  expect(retellWords(text, false)).toHaveLength(text.length);
});

test("equal words stay equal, and different ones different", () => {
  const words = Array.from("abcdefghijklmnopqrstuvwxyz").flatMap((a) => [a, `${a}n`, `${a}${a}ng`]);
  expect(new Set(words.map((word) => retellWords(word))).size).toBe(words.length);
});
