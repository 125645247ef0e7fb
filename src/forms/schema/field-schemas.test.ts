import { filled, line, text } from "./field-schemas";

const says = (value: string): boolean => filled(text(100)).isValidSync(value);

test.each([
  "",
  " \n\t\u00a0\u3000",
  "\0",
  "\u0007\u001b\u0085",
  "\u200b",
  "\u2060\ufeff",
  "\u2800",
  "\u3164",
  "\u115f \u1160\uffa0",
  "\u200d\ufe0f\u00ad",
])("%j is blank", (value) => expect(says(value)).toBe(false));

test.each(["a", ".", "\0a", "\u200ba", "祈", "🕊", "👩\u200d👧", "ك\u200c", "한"])(
  "%j is not blank",
  (value) => expect(says(value)).toBe(true),
);

test("a tab is allowed in a line", () => {
  for (const value of ["Ana\tMüller", "\tAna", "Ana\t"]) expect(line().isValidSync(value)).toBe(true);
  for (const value of ["Ana\t\nMüller", "Ana\t\0", "Ana\u0085"])
    expect(line().isValidSync(value)).toBe(false);
});
