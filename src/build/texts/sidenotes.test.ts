import { withSidenotes } from "./sidenotes";

const mark = (id: string) =>
  `<sup><a href="#user-content-fn-${id}" id="user-content-fnref-${id}" data-footnote-ref>${id}</a></sup>`;
const section = (...notes: [id: string, words: string][]) =>
  `<section data-footnotes class="footnotes"><h2 id="footnote-label">Notes</h2><ol>${notes
    .map(([id, words]) => `<li id="user-content-fn-${id}">${words}</li>`)
    .join("")}</ol></section>`;
const back = (id: string) => ` <a href="#user-content-fnref-${id}" data-footnote-backref>↩</a>`;

describe("footnotes beside the text", () => {
  it("are copied behind their mark, without the way back, and stay at the end as they are", () => {
    const notes = section(["1", `<p>See <a href="/book">the book</a> &amp; more.${back("1")}</p>`]);
    expect(withSidenotes(`<p>Words${mark("1")} go on.</p>${notes}`)).toBe(
      `<p>Words${mark("1")}<span class="sidenote" aria-hidden="true"><sup>1</sup> See <a tabindex="-1" href="/book">the book</a> &amp; more.</span> go on.</p>${notes.replace("↩", "")}`,
    );
  });

  it("stand there once for a note with several marks, and none in a table", () => {
    const notes = section(["1", `<p>A note.${back("1")}</p>`], ["2", `<p>Another.${back("2")}</p>`]);
    const html = withSidenotes(
      `<p>One${mark("1")}, again${mark("1")}.</p><table><tbody><tr><td>Two${mark("2")}</td></tr></tbody></table>${notes}`,
    );
    expect(html.match(/class="sidenote"/g)).toHaveLength(1);
  });

  it("are not copied where a note is more than paragraphs", () => {
    const html = `<p>Words${mark("1")}.</p>${section(["1", `<ul><li>one</li></ul><p>${back("1")}</p>`])}`;
    expect(withSidenotes(html)).not.toContain("sidenote");
  });

  it("leave a text without notes untouched", () => {
    expect(withSidenotes("<p>a < b<br/></p>")).toBe("<p>a < b<br/></p>");
  });
});
