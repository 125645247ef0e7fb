import { needsRareGlyphs } from "./glyph-coverage";

describe("needsRareGlyphs", () => {
  it.each([
    ["plain English", "<h1>Pray – “with us”</h1><p>1 + 1 · 50% © a@b.example</p>"],
    ["signs that no file of ours holds", "<p>→ 🕊 ↗\u202f</p>"],
    ["what is not read", '<script>a <= [b]</script><style>é</style><p title="é">Amen</p>'],
    ["entities for common signs", "<h1>You &amp; I</h1><p>it&#x27;s &quot;so&quot;</p>"],
  ])("no: %s", (_, html) => {
    expect(needsRareGlyphs(html)).toBe(false);
  });

  it.each([
    ["a letter", "<p>Žofie</p>"],
    ["a letter with a hook", "<h1>Ẹkọ</h1>"],
    ["an entity", "<p>caf&eacute;</p>"],
    ["a sign of code", "<p>[x]</p>"],
    ["a field", '<p><input type="text"/></p>'],
  ])("yes: %s", (_, html) => {
    expect(needsRareGlyphs(html)).toBe(true);
  });
});
