import { readContent } from "../check";
import type { RuleContext } from "../rules/rule";
import { renderText, type RenderedText } from "../text/render";
import { fixedContent } from "./edited-content";

const content = readContent(fixedContent);

/** The context of a sample text: a teaching of this site with two files for download. */
export const sampleContext: RuleContext = {
  ...content,
  file: "articles/sample.mdx",
  paths: [...content.paths, "files/talk.mp3", "files/sheet.pdf"],
  staticFiles: new Set(["/guides/prayer-templates.pdf"]),
};

/** Renders a text as on a page. The pictures and files of the text always exist. */
export async function renderSample(body: string): Promise<RenderedText> {
  const assetsByPath = <T>(paths: readonly string[], asset: (path: string) => T): Map<string, T> =>
    new Map(
      paths
        .filter((path) => /^(?:\.\.)?\/(?!\/)/.test(path))
        .map((path) => [path, asset(path.replace("..", ""))]),
    );
  return renderText(body, {
    facts: sampleContext.facts ?? {},
    site: sampleContext.site,
    newTabLabel: "(new tab)",
    notes: "Notes",
    backToText: "Back",
    tableLabel: "Table",
    title: "A sample",
    idPrefix: "sample-",
    findAssets: ({ pictures, files }) =>
      Promise.resolve({
        pictures: assetsByPath(pictures, (src) => ({ width: 360, height: 240, src })),
        files: assetsByPath(files, (href) => ({ href, bytes: 120_000 })),
      }),
  });
}

/** Typical texts of pastors, each with its HTML (without line breaks between blocks). */
export const samples: readonly (readonly [name: string, body: string, html: string])[] = [
  [
    "angle brackets and addresses",
    "Write to <https://prayer.example> or <pastor@prayer.example>. I <3 you, and a < b > c.\n\nOne<br>two<br />three.",
    '<p>Write to <a href="https://prayer.example" target="_blank" rel="noopener noreferrer">https://prayer.example<span class="new-tab"> (new tab)</span></a> or <a href="mailto:pastor@prayer.example">pastor@prayer.example</a>. I &#x3C;3 you, and a &#x3C; b > c.</p><p>One<br>two<br>three.</p>',
  ],
  [
    "braces",
    "We are {ministry.name}, {all} of us {process.exit()}.",
    "<p>We are Sample Ministry, {all} of us {process.exit()}.</p>",
  ],
  [
    "a recording, downloads and buttons",
    '<Audio src="../files/talk.mp3" title="A talk on prayer" />\n\n<Download href="../files/sheet.pdf">The study *sheet*</Download>\n\n<Download href="/guides/prayer-templates.pdf" label="Prayer templates" />\n\n<Button href="/contact#prayer">Ask for prayer</Button>',
    '<figure class="audio"><audio controls preload="none" src="/files/talk.mp3" aria-label="A talk on prayer"></audio><figcaption>A talk on prayer</figcaption></figure><p class="download"><a href="/files/sheet.pdf" download>The study <em>sheet</em></a> <span>PDF, 120 KB</span></p><p class="download"><a href="/guides/prayer-templates.pdf" download>Prayer templates</a> <span>PDF, 120 KB</span></p><p class="button"><a href="/contact#prayer">Ask for prayer</a></p>',
  ],
  [
    "comments, and paragraphs from WordPress",
    "<!-- wp:paragraph -->\n<p>A paragraph.</p>\n<!-- /wp:paragraph -->\n\n<!--\nA comment\nof several lines -->\n\nAfter.<!-- inside --> End.\n\n<center>Centered words</center>",
    "<p>A paragraph.</p><p>After. End.</p><p>Centered words</p>",
  ],
  [
    "Windows line endings, invisible characters, and a first heading that is the title",
    "# A sample\r\n\r\nFirst.\r\n\r\n\u00A0\r\n\r\nzero\u200Bwidth",
    "<p>First.</p><p>zerowidth</p>",
  ],
  [
    "text pasted from Word",
    '<p class=MsoNormal style="margin:0"><span lang=EN-US>The Lord is <b>near</b>.<o:p></o:p></span></p>\n\n<div class="WordSection1">\n\n<p class=MsoNormal>With <i>his</i> voice.</p>\n\n</div>\n\n• one point\n• another point',
    "<p>The Lord is <b>near</b>.</p><p>With <i>his</i> voice.</p><ul><li>one point</li><li>another point</li></ul>",
  ],
  [
    "a verse between fences",
    "```\nThe LORD is my shepherd.\n<not a tag> {braces}\n```",
    "<pre><code>The LORD is my shepherd.\n&#x3C;not a tag> {braces}\n</code></pre>",
  ],
  [
    "figures",
    '<Figure src="../pictures/portrait.png" alt="The portrait" caption="As it was." />\n\n<figure class="wp-block-image"><img src="../pictures/cover.png" alt="The cover"/><figcaption>In May</figcaption></figure>',
    '<figure class="picture"><img The portrait><figcaption>As it was.</figcaption></figure><figure class="picture"><img The cover><figcaption>In May</figcaption></figure>',
  ],
  [
    "pictures",
    '![The portrait](../pictures/portrait.png "In May.")\n\nWords around ![a small one](../pictures/cover.png) in a line.\n\n[![A linked picture](../pictures/cover.png)](/contact)',
    '<figure class="picture"><img The portrait><figcaption>In May.</figcaption></figure><p>Words around <img a small one> in a line.</p><figure class="picture"><a href="/contact"><img A linked picture></a></figure>',
  ],
  [
    "footnotes",
    "Grace is free.[^1] It is costly.[^cost] And again.[^1]\n\n[^1]: Ephesians 2:8.\n[^cost]: Bonhoeffer.",
    '<p>Grace is free.<sup><a href="#sample-fn-1" id="sample-fnref-1" data-footnote-ref="" aria-describedby="sample-footnote-label">1</a></sup> It is costly.<sup><a href="#sample-fn-cost" id="sample-fnref-cost" data-footnote-ref="" aria-describedby="sample-footnote-label">2</a></sup> And again.<sup><a href="#sample-fn-1" id="sample-fnref-1-2" data-footnote-ref="" aria-describedby="sample-footnote-label">1</a></sup></p><section data-footnotes="" class="footnotes"><h2 id="sample-footnote-label">Notes</h2><ol><li id="sample-fn-1"><p>Ephesians 2:8. <a href="#sample-fnref-1" data-footnote-backref="" class="data-footnote-backref" aria-label="Back">↑</a> <a href="#sample-fnref-1-2" data-footnote-backref="" class="data-footnote-backref" aria-label="Back (2)">↑</a></p></li><li id="sample-fn-cost"><p>Bonhoeffer. <a href="#sample-fnref-cost" data-footnote-backref="" class="data-footnote-backref" aria-label="Back">↑</a></p></li></ol></section>',
  ],
  [
    "footnotes in HTML",
    'Grace is free.<sup><a href="#_ftn1" name="_ftnref1">[1]</a></sup>\n\n<hr>\n\n<a href="#_ftnref1" name="_ftn1">[1]</a> Ephesians 2:8.',
    '<p>Grace is free.<sup><a href="#_ftn1" id="_ftnref1">[1]</a></sup></p><hr><p><a href="#_ftnref1" id="_ftn1">[1]</a> Ephesians 2:8.</p>',
  ],
  [
    "headings of any level, and links to them",
    '### Deep\n\n##### Deeper, still\n\n# Deep\n\n##No space, “quoted”\n\n<h2 id="own">Of HTML</h2>\n\nTo [one](#own), [two](#deep-2).',
    '<h2 id="deep">Deep</h2><h3 id="deeper-still">Deeper, still</h3><h2 id="deep-2">Deep</h2><h3 id="no-space-quoted">No space, “quoted”</h3><h3 id="own">Of HTML</h3><p>To <a href="#own">one</a>, <a href="#deep-2">two</a>.</p>',
  ],
  [
    "HTML that is kept",
    '<details><summary>More</summary>\n\nHidden **words**.\n\n</details>\n\nH<sub>2</sub>O, <mark>marked</mark>, <abbr title="World English Bible">WEB</abbr>, <kbd>Esc</kbd>.\n\n<dl><dt>Prayer</dt><dd>Talking with God.</dd></dl>',
    '<details><summary>More</summary><p>Hidden <strong>words</strong>.</p></details><p>H<sub>2</sub>O, <mark>marked</mark>, <abbr title="World English Bible">WEB</abbr>, <kbd>Esc</kbd>.</p><dl><dt>Prayer</dt><dd>Talking with God.</dd></dl>',
  ],
  [
    "players from other sites",
    '<iframe width="560" src="https://www.youtube.com/embed/abc123?si=x" title="A night of prayer" allowfullscreen></iframe>\n\n<p><iframe src="//player.vimeo.com/video/42"></iframe></p>\n\n<audio controls><source src="https://talks.example/the-gate.mp3">Not played.</audio>\n\n<audio controls title="A talk"><source src="../files/talk.mp3"></audio>',
    '<p class="video"><a https://www.youtube.com/watch?v=abc123 A night of prayer></p><p class="video"><a https://vimeo.com/42 Vimeo></p><p class="video"><a https://talks.example/the-gate.mp3 talks.example></p><figure class="audio"><audio controls preload="none" src="/files/talk.mp3" aria-label="A talk"></audio><figcaption>A talk</figcaption></figure>',
  ],
  [
    "a video with typographic quotation marks",
    "<Video href=“https://vimeo.com/42” title=“A morning” />\n\nWords.",
    '<p class="video"><a https://vimeo.com/42 A morning></p><p>Words.</p>',
  ],
  [
    "years, tasks and tildes",
    "1995. That was the year it began.\n\n- [ ] Pray\n- [x] Read\n\nVerses 1~3 and 5~7.",
    "<p>1995. That was the year it began.</p><ul><li> Pray</li><li> Read</li></ul><p>Verses 1~3 and 5~7.</p>",
  ],
  [
    "numbers before the books of the Bible",
    "1. Korinther 13,4\n1. Johannes 4,8\n\nDanach:\n\n2. Samuel 7\n2. Timotheus 1,7\n\n> 3. *Johannes* 2\n\n- 5. Mose 6,4\n- 1. Korintherbrief 13\n\nWie Paulus schreibt in\n1. Kor. 13,4, freut sie sich.\n\nUnd:\n\n1. Brief an die Thessalonicher",
    "<p>1. Korinther 13,4</p><p>1. Johannes 4,8</p><p>Danach:</p><p>2. Samuel 7</p><p>2. Timotheus 1,7</p><blockquote><p>3. <em>Johannes</em> 2</p></blockquote><ul><li>5. Mose 6,4</li><li>1. Korintherbrief 13</li></ul><p>Wie Paulus schreibt in\n1. Kor. 13,4, freut sie sich.</p><p>Und:</p><p>1. Brief an die Thessalonicher</p>",
  ],
  [
    "numbers of books in English, Spanish, Dutch and Portuguese",
    "1. Samuel 3\n1. Kings 19\n\n1. Corintios 13\n1. Reyes 19\n\n2. Korintiërs 5\n2. Koningen 2\n\n2. Crônicas 7\n2. Coríntios 5",
    "<p>1. Samuel 3</p><p>1. Kings 19</p><p>1. Corintios 13</p><p>1. Reyes 19</p><p>2. Korintiërs 5</p><p>2. Koningen 2</p><p>2. Crônicas 7</p><p>2. Coríntios 5</p>",
  ],
  [
    "lists with letters or dashes, tags from Word, and responses",
    "– One,\n– two\n\na) Three\nb) Four\n\nI. Five\nII. Six\n\n– Seven\ngoes on.<o:p></o:p>\n\n[Leader]: Hallelujah\n\n[All]:\nAmen.\n\n[Our form] is [here].\n\n[our form]: /contact\n[here]: https://example.org",
    '<p>– One,<br>\n– two</p><p>a) Three<br>\nb) Four</p><p>I. Five<br>\nII. Six</p><p>– Seven\ngoes on.</p><p>[Leader]: Hallelujah</p><p>[All]:\nAmen.</p><p><a href="/contact">Our form</a> is <a href="https://example.org" target="_blank" rel="noopener noreferrer">here<span class="new-tab"> (new tab)</span></a>.</p>',
  ],
  [
    "single numbers, and lists",
    "3. Advent\n\n1999. Begun.\n2004. Moved.\n\nRead:\n\n1. John 3:16\n2. Romans 5:8\n\nThen:\n\n3. Psalm 23\n\nDo:\n\n1. Pray\n1. Read\n\n1) Johannes",
    '<p>3. Advent</p><p>1999. Begun.</p><p>2004. Moved.</p><p>Read:</p><ol><li>John 3:16</li><li>Romans 5:8</li></ol><p>Then:</p><ol start="3"><li>Psalm 23</li></ol><p>Do:</p><ol><li>Pray</li><li>Read</li></ol><ol><li>Johannes</li></ol>',
  ],
  [
    "notes",
    '<Note title="A word of care">\n\nIf in danger, **call**.\n\n- One\n\n</Note>\n\n<note>A plain one.</note>',
    '<aside class="note" aria-label="A word of care"><p class="note-title">A word of care</p><p>If in danger, <strong>call</strong>.</p><ul><li>One</li></ul></aside><aside class="note" role="note"><p>A plain one.</p></aside>',
  ],
  [
    "notes in the syntax of GitHub and Obsidian",
    "> [!NOTE] For small groups\n> Read it *aloud*, twice.\n\n> [!tip]+\n> Begin with a psalm.\n\n> [!quote]\n> Trust in him.\n> — Psalm 62:8",
    '<aside class="note" aria-label="For small groups"><p class="note-title">For small groups</p><p>Read it <em>aloud</em>, twice.</p></aside><aside class="note" role="note"><p>Begin with a psalm.</p></aside><blockquote><p>Trust in him.</p><footer>— Psalm 62:8</footer></blockquote>',
  ],
  [
    "poems",
    "    beside still waters,\n        he restores\n    *my\n    soul.*\n\nThe lamp\\\n&nbsp;&nbsp;is his.\n\n    Only the first line is indented,\nas in a book.",
    "<p>beside still waters,<br>\n\u00A0\u00A0\u00A0\u00A0he restores<br>\n<em>my<br>\nsoul.</em></p><p>The lamp<br>\n\u00A0\u00A0is his.</p><p>Only the first line is indented,\nas in a book.</p>",
  ],
  [
    "quotations and their sources",
    "> Enter into your inner room.\n> — Matthew 6:6\n\n> Cast your burden on *the LORD*.\n>\n> Salmo 55:22 (RVR1909)\n\n> انتظرتك يا رب.\n>\n> مزمور 130: 5\n\n> Prayer is not asking.\n> -- C. S. Lewis, *Letters*\n\n> (1 Thessalonians 5:17, WEB)\n\n> The first.\n>\n> The second, which is no reference.",
    "<blockquote><p>Enter into your inner room.</p><footer>— Matthew 6:6</footer></blockquote><blockquote><p>Cast your burden on <em>the LORD</em>.</p><footer>Salmo 55:22 (RVR1909)</footer></blockquote><blockquote><p>انتظرتك يا رب.</p><footer>مزمور 130: 5</footer></blockquote><blockquote><p>Prayer is not asking.</p><footer>— C. S. Lewis, <em>Letters</em></footer></blockquote><blockquote><p>(1 Thessalonians 5:17, WEB)</p></blockquote><blockquote><p>The first.</p><p>The second, which is no reference.</p></blockquote>",
  ],
  [
    "scripture",
    '<Scripture reference="Matthew 6:6" translation="WEB">\n\nWhen *you* pray, enter.\n\n</Scripture>\n\n<Scripture reference="1 Thessalonians 5:17">Pray without ceasing.</Scripture>',
    '<figure class="scripture"><blockquote><p>When <em>you</em> pray, enter.</p></blockquote><figcaption>Matthew 6:6 (WEB)</figcaption></figure><figure class="scripture"><blockquote><p>Pray without ceasing.</p></blockquote><figcaption>1 Thessalonians 5:17</figcaption></figure>',
  ],
  [
    "bold text with a space inside its asterisks",
    "Come **early, ** and **bring a lamp.\\ ** Leave **the gate** open: 2 ** 3 stays.\n\n**A word **for those who wait.\n-- \nRuth",
    "<p>Come <strong>early,</strong>  and <strong>bring a lamp.</strong>  Leave <strong>the gate</strong> open: 2 ** 3 stays.</p><p><strong>A word</strong> for those who wait.</p><p>Ruth</p>",
  ],
  [
    "tables",
    "| Day | Psalm |\n| :-- | :---: |\n| 1 | 23 |\n\n<table><tr><td>HTML</td></tr></table>",
    '<section class="table" tabindex="0" aria-label="Table"><table><thead><tr><th>Day</th><th class="center">Psalm</th></tr></thead><tbody><tr><td>1</td><td data-label="Psalm" class="center">23</td></tr></tbody></table></section><section class="table" tabindex="0" aria-label="Table (2)"><table><tbody><tr><td>HTML</td></tr></tbody></table></section>',
  ],
  [
    "links to this site and to other sites",
    "> **[Read](https://example.org/a?b=1)** www.bare.example, [call](tel:+15550100).\n\n[Us](https://ministry.example/contact/#prayer), [a mail](someone@mail.example), [home](https://www.ministry.example).",
    '<blockquote><p><strong><a href="https://example.org/a?b=1" target="_blank" rel="noopener noreferrer">Read<span class="new-tab"> (new tab)</span></a></strong> <a href="http://www.bare.example" target="_blank" rel="noopener noreferrer">www.bare.example<span class="new-tab"> (new tab)</span></a>, <a href="tel:+15550100">call</a>.</p></blockquote><p><a href="/contact#prayer">Us</a>, <a href="mailto:someone@mail.example">a mail</a>, <a href="/">home</a>.</p>',
  ],
];
