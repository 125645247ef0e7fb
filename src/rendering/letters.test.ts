import { lettersOf } from "./letters";

const css =
  '.css-label{font:600 1rem/1 "Archivo","Archivo Label Fallback";}' +
  '.css-verse{font:italic 380 1rem/1 "Fraunces Italic",Georgia;}' +
  '.css-faq summary{font:380 1rem/1 "Fraunces",Georgia;}@media (min-width: 48em){.css-price{font-family:"Fraunces";}}';

describe("lettersOf", () => {
  it.each([
    ["plain English", "<h1>Pray – “with us”</h1><p>1 + 1 · 50% © a@b.example</p>"],
    ["signs that no file of ours holds", "<p>→ 🕊 ↗\u202f</p>"],
    ["what is not read", "<script>a <= [b]</script><p>Amen</p>"],
    ["entities for common letters", "<h1>You &amp; I</h1><p>it&#x27;s</p>"],
    ["attributes", '<p title="é">Amen</p>'],
    ["a heading that is set as a label", '<h2 class="css-label">a@b.example</h2>'],
    ["what is set as a label in what is not", '<p class="css-price">9<span class="css-label">+</span></p>'],
  ])("none: %s", (_, html) => {
    expect(lettersOf(html, css)).toEqual({ text: false, display: false });
  });

  it.each([
    ["a letter in the text", "<p>Žofie</p>", { text: true, display: false }],
    ["a letter written as an entity", "<p>caf&eacute;</p>", { text: true, display: false }],
    ["a sign of code in the text", "<p>[x]</p>", { text: true, display: false }],
    ["a field, in which anything can be written", "<p><input></p>", { text: true, display: false }],
    ["a letter in the frame", "<p>é</p><main><h1>Amen</h1></main>", { text: true, display: false }],
    [
      "a field in the content",
      "<main><textarea></textarea></main><p>Amen</p>",
      { text: true, display: false },
    ],
    ["a sign in both", "<em>+</em><main>[x]</main>", { text: true, display: true }],
    ["a letter in a headline", "<h1>Ẹkọ</h1>", { text: true, display: true }],
    ["a sign in a headline", "<h2>3 / <em>4</em></h2>", { text: false, display: true }],
    ["a sign in italics", "<p>It is <em>50%</em></p>", { text: false, display: true }],
    [
      "a sign deep within a verse",
      '<q class="css-x css-verse"><b>a + b</b></q>',
      { text: false, display: true },
    ],
    ["a sign in a part of a class", '<p class="css-faq">a @ b</p>', { text: false, display: true }],
    ["a sign in what is at times a display", '<p class="css-price">50%</p>', { text: false, display: true }],
  ])("%s", (_, html, letters) => {
    expect(lettersOf(html, css)).toEqual(letters);
  });

  it("sees what one page has and another has not, in the same frame", () => {
    const page = (content: string) =>
      `<header><p>a + b</p></header><main>${content}</main><footer>©</footer>`;
    const found = ["Amen", "<h1>Ẹkọ</h1>", "Amen"].map((content) => lettersOf(page(content), css));
    expect(found.map(({ display }) => display)).toEqual([false, true, false]);
  });
});
