import fc from "fast-check";
import { htmlToMarkdown } from "../documents/html-to-markdown";
import { countKinds } from "../documents/imported-text";
import { parseHtml } from "../documents/tree";
import { htmlOf } from "./wordpress-content";

const gif = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const embed = "https://www.youtube.com/embed/x";
const library = [{ id: "12", post: "1", address: "hall.png", alt: "The hall", caption: "" }];
const encodedHtml = Buffer.from(encodeURIComponent("<p>Stay <b>awake</b>.</p>")).toString("base64");

function convert(html: string): { markdown: string; leftOut: string } {
  const lostParts: string[] = [];
  return { markdown: htmlToMarkdown(parseHtml(html), lostParts), leftOut: countKinds(lostParts) };
}

test.each([
  [
    "characters with a meaning in Markdown",
    "<p>2 * 3 * 4, a_b_c, [sic]</p>",
    "2 \\* 3 \\* 4, a\\_b\\_c, \\[sic]",
  ],
  ["superscript", "<ul><li>the 2<sup>nd</sup> day</li></ul>", "- the 2<sup>nd</sup> day"],
  ["emphasis set by a style", '<p><span style="font-weight: 700">bold</span></p>', "**bold**"],
  [
    "the first row of a Word table as the table's heading",
    "<table><tr><td>a</td></tr><tr><td><h2>b</h2><ul><li><p>c</p></li></ul></td></tr></table>",
    "| a      |\n| ------ |\n| b<br>c |",
  ],
  ["braces", "<p>{{a}} and {b.c}</p>", "\\{\\{a}} and \\{b.c}"],
  [
    "the content of a table with one row",
    "<table><tr><td><h2>a</h2></td><td><p>b</p></td></tr></table>",
    "## a\n\nb",
  ],
  [
    "a video on another site",
    '<iframe src="//www.youtube.com/embed/x" title="A talk"></iframe>',
    '<iframe src="https://www.youtube.com/embed/x" title="A talk"></iframe>',
  ],
  [
    "a recording",
    '<audio src="https://a.example/talk.mp3"></audio>',
    "[talk.mp3](https://a.example/talk.mp3)",
  ],
  [
    "the large picture that a small picture links to",
    '<a href="l.jpg"><img src="s.jpg" alt="x"></a>',
    "![x](l.jpg)",
  ],
  [
    "emphasis without spaces and line breaks at the ends",
    "<p><strong>Note: </strong>this<em> is </em>so<b><br></b></p><p><b>Dear friends,<br></b>peace<i> </i></p>",
    "**Note:** this *is* so\n\n**Dear friends,**\\\npeace",
  ],
  [
    "emphasis where Markdown would show the asterisks",
    "<p>word<b>(one)</b>, <i>two.</i>three, <i>four.</i> five</p>",
    "word<strong>(one)</strong>, <em>two.</em>three, *four.* five",
  ],
  [
    "emphasis that programs split into parts",
    "<p><b>one</b><b> two</b><i>three</i> <i>a</i><b>b</b></p>",
    "<strong>one two</strong>*three* <em>a</em>**b**",
  ],
  [
    "a line break before HTML, but not at the end of a paragraph",
    "<p>one<br><sup>2</sup>two<br>&nbsp;</p>",
    "one<br><sup>2</sup>two",
  ],
  [
    "the captions of a gallery",
    '<figure><figure><img src="a.jpg" alt="a"><figcaption>one</figcaption></figure><figure><img src="b.jpg" alt="b"></figure><figcaption>both</figcaption></figure>',
    '![a](a.jpg "one")\n\n![b](b.jpg)\n\nboth',
  ],
  [
    "an emoji that is a picture",
    '<p>Amen <img class="emoji" alt="🙏" src="https://s.example/1.png"></p>',
    "Amen 🙏",
  ],
  ["the text of a link without an address", '<p><a>Give</a> <a href="">now</a></p>', "Give now"],
  [
    "the normal weight of a post pasted from Google Docs",
    '<b style="font-weight:normal;"><p>one <span style="font-weight:700">two</span></p><ul><li>three</li></ul></b>',
    "one **two**\n\n- three",
  ],
  ["blocks inside emphasis", "<b><p>one</p><p>two</p></b>", "one\n\ntwo"],
  ["the text beside a tracking pixel", '<p>a<img src="p.gif" width="1" height="1"></p>', "a"],
  [
    "a picture that a script loads, without a second copy",
    `<img src="${gif}" width="1" height="1" data-src="a.jpg" alt="A"><noscript><img src="a.jpg?w=9"></noscript>`,
    "![A](a.jpg)",
  ],
  [
    "the largest size of a picture that a script loads",
    '<img src="/x.gif" data-lazy-srcset="a.jpg 300w, b.jpg 900w"><picture><source srcset="c.webp 1x"><img></picture>',
    "![](b.jpg)\n\n![](c.webp)",
  ],
  ["a picture in noscript", `<noscript><img src="a.jpg"></noscript><img src="${gif}">`, "![](a.jpg)"],
  [
    "a picture of Squarespace with the caption, but not the file name as alternative text",
    '<figure><noscript><img src="q.jpg"></noscript><img data-src="q.jpg" data-image="q.jpg" data-image-id="5f" alt="Q.jpg"><figcaption>By night</figcaption></figure>',
    '![](q.jpg "By night")',
  ],
  [
    "players that a script loads",
    `<iframe src="about:blank" data-src="${embed}"></iframe><noscript><iframe src="${embed}"></iframe></noscript><div data-html="&lt;iframe src=&quot;${embed}&quot;>"></div>`,
    `<iframe src="${embed}"></iframe>\n\n<iframe src="${embed}"></iframe>`,
  ],
  [
    "a footnote with two references, and the spaces around them",
    '<p>a <a href="#n" id="r1">1</a> b<sup><a href="#n" id="r2">1</a></sup></p><ol><li id="n">note <a href="#r1">↩</a><a href="#r2">↩</a></li></ol>',
    "a [^1] b[^1]\n\n[^1]: note",
  ],
  [
    "a table of contents, which is not a list of footnotes",
    '<ul><li><a href="#one" id="to-one">One</a></li></ul><h2 id="one">One</h2><p>a <a href="#to-one">up</a></p>',
    "- [One](#one)\n\n## One\n\na [up](#to-one)",
  ],
])("the conversion to Markdown keeps %s", (_, html, markdown) => {
  expect(convert(html).markdown).toBe(markdown);
});

test("the conversion to Markdown lists the parts that are left out", () => {
  expect(convert("<p>a</p><script>1</script><script>2</script><form>b</form><svg></svg>").leftOut).toBe(
    "a script, 2 times; a form; a drawing in the page’s code (SVG)",
  );
  expect(
    convert(
      `<img src="${gif}" alt="A lamp"><img src="/empty-tomb.png"><img src="${gif}"><noscript><img src="a.jpg"></noscript>`,
    ).leftOut,
  ).toBe("the picture “A lamp” without an address in the source (copy the picture from the former site)");
  expect(convert('<table><tr><th colspan="2">a</th></tr><tr></tr></table>').leftOut).toBe(
    "merged table cells (the text was kept, but check the columns)",
  );
});

test.each([
  ["one\ntwo\n\nthree <em>four\nfive</em>", "one\\\ntwo\n\nthree *four\\\nfive*", []],
  ["a\n<blockquote>b\n\nc</blockquote>\nd", "a\n\n> b\n>\n> c\n\nd", []],
  ["&#091;embed&#093;https://vimeo.com/1[/embed]", '<iframe src="https://vimeo.com/1"></iframe>', []],
  ["[embed]https://vimeo.com/1[/embed]", '<iframe src="https://vimeo.com/1"></iframe>', []],
  ["a\nhttps://youtu.be/x\nb", 'a\n\n<iframe src="https://youtu.be/x"></iframe>\n\nb', []],
  ['[audio mp3="https://a.example/t.mp3"][/audio]', "[t.mp3](https://a.example/t.mp3)", []],
  ['a [button link="x"]word[/button] [sic]', "a word \\[sic]", ["shortcodes (1 × button)"]],
  [
    '[et_pb_section a="1"][et_pb_row][et_pb_text]<p>One.</p>[/et_pb_text][et_pb_image src="a.png" alt="A" url="/x" /][/et_pb_row][/et_pb_section][et_pb_section][/et_pb_section]',
    "One.\n\n[![A](a.png)](/x)",
    ["shortcodes (2 × et_pb_section, 1 × et_pb_row)"],
  ],
  [
    '[et_pb_cta title="Say %22yes%22" button_text="Come" button_url="/come"]On Tuesday.[/et_pb_cta][et_pb_testimonial author="Ruth" job_title="Nurse"]Well.[/et_pb_testimonial]',
    '### Say "yes"\n\nOn Tuesday.\n\n[Come](/come)\n\nWell.\n\nRuth, Nurse',
    [],
  ],
  [
    '[et_pb_text disabled="on"]Old.[/et_pb_text][et_pb_video src="https://youtu.be/x"][/et_pb_video]',
    '<iframe src="https://youtu.be/x"></iframe>',
    ["hidden content"],
  ],
  [
    '[vc_custom_heading text="Watch" font_container="tag:h2|a:b"][vc_column_text]one\ntwo[/vc_column_text][vc_btn title="Give" link="url:https%3A%2F%2Fa.example%2Fb||target:c"]',
    "## Watch\n\none\\\ntwo\n\n[Give](https://a.example/b)",
    [],
  ],
  [
    `[vc_single_image image="12"][vc_gallery images="12,9"][vc_raw_html]${encodedHtml}[/vc_raw_html]`,
    "![The hall](hall.png)\n\n![The hall](hall.png)\n\nStay **awake**.",
    ["the picture “9” without an address in the source (copy the picture from the former site)"],
  ],
])("the text %j of WordPress’s classic editor is converted to Markdown", (content, markdown, lostParts) => {
  const leftOut: string[] = [];
  const html = htmlOf(content, { library, post: "", leftOut });
  expect(htmlToMarkdown(parseHtml(html), leftOut)).toBe(markdown);
  expect(leftOut).toEqual(lostParts);
});

const inlineTag = fc.constantFrom("em", "strong", "span", "a", "sup", "u", "code", "mark", "q", "small");
const block = fc.constantFrom("p", "div", "blockquote", "h2", "li", "td", "section", "figure", "pre", "dd");
const pieces = fc.array(
  fc.tuple(block, inlineTag, fc.integer({ min: 1, max: 99_999 })).map(([outerTag, innerTag, number]) => {
    const element = `<${innerTag}>word${String(number)}x</${innerTag}>`;
    if (outerTag === "li") return `<ul><li>${element}</li></ul>`;
    if (outerTag === "td") return `<table><tr><td>a</td><td>${element}</td></tr></table>`;
    if (outerTag === "dd") return `<dl><dt>a</dt><dd>${element}</dd></dl>`;
    return `<${outerTag}>${element}</${outerTag}>`;
  }),
  { maxLength: 8 },
);

test("the conversion to Markdown keeps the text in any element", () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const { markdown } = convert(parts.join(""));
      for (const [word] of parts.join("").matchAll(/word\d+x/g)) expect(markdown).toContain(word);
    }),
    { numRuns: 200 },
  );
});
