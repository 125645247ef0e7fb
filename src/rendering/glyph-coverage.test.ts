import { needsRareGlyphs } from "./glyph-coverage";

describe("rare glyphs", () => {
  it.each([
    ["plain English", "<h1>Pray – “with us”</h1><p>1 + 1 · 50% © a@b.example</p>"],
    ["characters that no font file has", "<p>→ 🕊 ↗\u202f الصبح</p>"],
    ["code, styles and attributes", '<script>a <= [b]</script><style>é</style><p title="é">Amen</p>'],
    ["entities for common characters", "<h1>You &amp; I</h1><p>it&#x27;s &quot;so&quot;</p>"],
  ])("are not needed for a page with %s", (_, html) => {
    expect(needsRareGlyphs(html)).toBe(false);
  });

  it.each([
    ["a letter with an accent", "<p>Žofie</p>"],
    ["a letter with a hook", "<h1>Ẹkọ</h1>"],
    ["an entity for a letter with an accent", "<p>caf&eacute;</p>"],
    ["brackets", "<p>[x]</p>"],
    ["a form field", '<p><input type="text"/></p>'],
  ])("are needed for a page with %s", (_, html) => {
    expect(needsRareGlyphs(html)).toBe(true);
  });
});
