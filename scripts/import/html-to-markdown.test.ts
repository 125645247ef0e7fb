import fc from "fast-check";
import { htmlToMarkdown } from "./html-to-markdown";
import { counted } from "./imported-text";
import { parseHtml } from "./tree";
import { htmlOf } from "./wordpress-content";

function convert(html: string, base?: string): { markdown: string; leftOut: string[] } {
  const leftOut: string[] = [];
  return { markdown: htmlToMarkdown(parseHtml(html), leftOut, base), leftOut: counted(leftOut) };
}

describe("HTML as Markdown", () => {
  it.each([
    [
      "signs that Markdown would read",
      "<p>2 * 3 * 4, a_b_c, [sic], 1. not a list, &lt;b></p>",
      "2 \\* 3 \\* 4, a\\_b\\_c, \\[sic], 1. not a list, \\<b>",
    ],
    ["raised letters", "<p>the 2<sup>nd</sup> day</p>", "the 2<sup>nd</sup> day"],
    ["an address in the words", "<p>See https://a.example/x_y.</p>", "See <https://a.example/x_y>."],
    ["a line break", "<p>one<br>two</p>", "one\\\ntwo"],
    ["emphasis as a style", '<p><span style="font-weight: 700">bold</span></p>', "**bold**"],
    [
      "a table of Word, whose first row is its heading",
      "<table><tr><td>a</td></tr><tr><td><p>b</p><p>c</p></td></tr></table>",
      "| a       |\n| ------- |\n| b<br>c |".replace("a       ", "a      ").replace("------- ", "------ "),
    ],
    [
      "a table's caption",
      "<table><caption>All</caption><tr><th>a</th></tr></table>",
      "| a |\n| - |\n\n*All*",
    ],
    [
      "a film on another site",
      '<iframe src="//www.youtube.com/embed/x" title="A talk"></iframe>',
      '<iframe src="https://www.youtube.com/embed/x" title="A talk"></iframe>',
    ],
    [
      "a recording",
      '<audio src="https://a.example/talk%20one.mp3"></audio>',
      "[talk one.mp3](https://a.example/talk%20one.mp3)",
    ],
    [
      "a small picture that leads to the large one",
      '<a href="l.jpg"><img src="s.jpg" alt="x"></a>',
      "![x](l.jpg)",
    ],
    [
      "raised letters, wherever a line stands",
      "<ul><li>the 2<sup>nd</sup> day</li></ul><div>the 3<sup>rd</sup></div>",
      "- the 2<sup>nd</sup> day\n\nthe 3<sup>rd</sup>",
    ],
    [
      "emphasis that holds its spaces and line breaks",
      "<p><strong>Note: </strong>this<em> is </em>so<b><br></b></p><p><b>Dear friends,<br></b>peace<i> </i></p>",
      "**Note:** this *is* so\n\n**Dear friends,**\\\npeace",
    ],
    [
      "emphasis where Markdown would show its signs",
      "<p>word<b>(one)</b>, <i>two.</i>three, <i>four.</i> five</p>",
      "word<strong>(one)</strong>, <em>two.</em>three, *four.* five",
    ],
    [
      "a gallery that is a list",
      '<ul><li><figure><img src="a.jpg" alt="a"></figure></li><li><img src="b.jpg" alt="b"></li></ul>',
      "![a](a.jpg)\n\n![b](b.jpg)",
    ],
    [
      "an emoji that is a picture",
      '<p>Amen <img class="emoji" alt="🙏" src="https://s.example/1.png"></p>',
      "Amen 🙏",
    ],
    ["the words of a link without an address", '<p><a>Give</a> <a href="">now</a></p>', "Give now"],
    [
      "a list in a table",
      "<table><tr><th>a</th></tr><tr><td><p>b:</p><ul><li>c</li><li>d</li></ul></td></tr></table>",
      "| a                |\n| ---------------- |\n| b:<br>• c<br>• d |",
    ],
    [
      "the weight that a style takes from a whole post, as Google Docs pastes it",
      '<b style="font-weight:normal;"><p>one <span style="font-weight:700">two</span></p><ul><li>three</li></ul></b>',
      "one **two**\n\n- three",
    ],
    ["blocks inside emphasis", "<b><p>one</p><p>two</p></b>", "**one**\n\n**two**"],
    ["what counts visitors", '<p>a<img src="p.gif" width="1" height="1"></p>', "a"],
  ])("keeps %s", (_, html, markdown) => {
    expect(convert(html).markdown).toBe(markdown);
  });

  it("names what it leaves out", () => {
    expect(convert("<p>a</p><script>1</script><script>2</script><form>b</form><svg></svg>").leftOut).toEqual([
      "a script (2 times)",
      "a form",
      "a drawing inside the page",
    ]);
    expect(convert('<table><tr><th colspan="2">a</th></tr></table>').leftOut).toEqual([
      "that cells of a table were merged",
    ]);
  });

  it("makes addresses whole", () => {
    expect(
      convert('<p><a href="../b">b</a> <a href="#c">c</a></p>', "https://old.example/2019/a/").markdown,
    ).toBe("[b](https://old.example/2019/b) [c](#c)");
  });
});

describe("footnotes", () => {
  it.each([
    [
      "Word, saved as a page",
      '<p>a<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><div><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> note</p></div></div>',
    ],
    [
      "kramdown",
      '<p>a<sup id="fnref:1"><a href="#fn:1" class="footnote" rel="footnote">1</a></sup></p><div class="footnotes"><ol><li id="fn:1"><p>note <a href="#fnref:1" class="reversefootnote">↩</a></p></li></ol></div>',
    ],
    [
      "GitHub",
      '<p>a<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref>1</a></sup></p><section data-footnotes class="footnotes"><h2 id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-1"><p>note <a href="#user-content-fnref-1" data-footnote-backref>↩</a></p></li></ol></section>',
    ],
  ])("of %s", (_, html) => {
    const { markdown } = convert(html);
    expect(markdown.replace(/\n+\*\*\*|\n+---/, "")).toBe("a[^1]\n\n[^1]: note");
  });

  it("keep the spaces on both sides", () => {
    const html = '<p>a <a href="#n" id="r">1</a> b</p><ol><li id="n">note <a href="#r">↩</a></li></ol>';
    expect(convert(html).markdown).toBe("a [^1] b\n\n[^1]: note");
  });

  it("that is referred to twice is one", () => {
    const back = '<a href="#r1">↩</a><a href="#r2">↩</a>';
    const { markdown } = convert(
      `<p>a<a href="#n" id="r1">1</a> b<a href="#n" id="r2">1</a></p><ol><li id="n">note ${back}</li></ol>`,
    );
    expect(markdown).toBe("a[^1] b[^1]\n\n[^1]: note");
  });

  it("are not taken for a table of contents", () => {
    const html =
      '<ul><li><a href="#one" id="to-one">One</a></li></ul><h2 id="one">One</h2><p>a <a href="#to-one">up</a></p>';
    expect(convert(html).markdown).toBe("- [One](#one)\n\n## One\n\na [up](#to-one)");
  });
});

describe("WordPress", () => {
  const fromClassic = (content: string) => {
    const leftOut: string[] = [];
    const html = htmlOf(content, { library: [], post: "", leftOut });
    return { markdown: htmlToMarkdown(parseHtml(html), leftOut), leftOut };
  };

  it.each([
    ["one\ntwo\n\nthree <em>four\nfive</em>", "one\\\ntwo\n\nthree *four\\\nfive*"],
    ["a\n<blockquote>b\n\nc</blockquote>\nd", "a\n\n> b\n>\n> c\n\nd"],
    ["<p>kept\nas it is</p>\n\n<pre>a\n\nb</pre>", "kept as it is\n\n```\na\n\nb\n```"],
    ["[embed]https://vimeo.com/1[/embed]", '<iframe src="https://vimeo.com/1"></iframe>'],
    ["a<br />\nb", "a\\\nb"],
    ["a\nhttps://youtu.be/x\nb", 'a\n\n<iframe src="https://youtu.be/x"></iframe>\n\nb'],
    ["a[efn_note]b[/efn_note]", "a[^1]\n\n[^1]: b"],
    ['[audio mp3="https://a.example/t.mp3"][/audio]', "[t.mp3](https://a.example/t.mp3)"],
    ['[vc_row][vc_column width="1/2"]words[/vc_column][/vc_row]', "words"],
  ])("%j", (content, markdown) => {
    expect(fromClassic(content).markdown).toBe(markdown);
  });

  it("names the shortcodes that nothing here stands for", () => {
    expect(fromClassic('[vc_row]a[/vc_row] [button link="x"]b[/button] [sic]').leftOut).toEqual([
      "the shortcode [vc_row]",
      "the shortcode [button]",
    ]);
  });
});

const inline = fc.constantFrom("em", "strong", "span", "a", "sup", "u", "code", "mark", "q", "small");
const block = fc.constantFrom(
  "p",
  "div",
  "blockquote",
  "h2",
  "h4",
  "li",
  "td",
  "section",
  "figure",
  "pre",
  "dd",
  "footer",
);
const pieces = fc.array(
  fc.tuple(block, inline, fc.integer({ min: 1, max: 99_999 })).map(([outer, inner, number]) => {
    const words = `<${inner}>word${String(number)}x</${inner}>`;
    if (outer === "li") return `<ul><li>${words}</li></ul>`;
    if (outer === "td") return `<table><tr><td>a</td><td>${words}</td></tr></table>`;
    if (outer === "dd") return `<dl><dt>a</dt><dd>${words}</dd></dl>`;
    return `<${outer}>${words}</${outer}>`;
  }),
  { maxLength: 8 },
);

it("loses no word, whatever holds it", () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const html = parts.join("");
      const { markdown } = convert(html);
      for (const [word] of html.matchAll(/word\d+x/g)) expect(markdown).toContain(word);
    }),
    { numRuns: 200 },
  );
});
