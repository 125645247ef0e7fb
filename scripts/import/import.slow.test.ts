import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { makePhonePhoto, findPrivateData } from "../../src/gatsby/testing/phone-photo";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { importFolder } from "./testing/import-folder";
import {
  footnote,
  numberedItem,
  paragraph,
  picture,
  run,
  table,
  textBox,
  createWordFile,
} from "../documents/testing/word-file";

let folder: ReturnType<typeof importFolder>;

beforeEach(() => {
  folder = importFolder();
});

afterEach(() => {
  folder.remove();
});

const png = readFileSync(join(fixedContent, "pictures/course-week.png"));
const category = "authority";

test("an import keeps the structure of a Word document, and lists the parts that are left out", async () => {
  const body = [
    paragraph("Mercy 1", "TOC1"),
    paragraph("Watch and Pray", "Title"),
    paragraph("Where to begin", "Heading1"),
    paragraph(
      run("Prayer is ") +
        run("Call Jim.", "<w:vanish/>") +
        run("older", "<w:b/>") +
        run(" than its words.") +
        footnote(1),
    ),
    paragraph("Watch and wait."),
    numberedItem("Sleep"),
    paragraph("Watch ye and pray.", "Quote"),
    numberedItem("Rise"),
    table([
      ["Hour", "Who"],
      ["First", "Ruth &amp; Naomi"],
    ]),
    paragraph(picture("A lamp. Description automatically generated")),
    paragraph("Ten minutes * are enough.", "Fancy"),
    paragraph(textBox("A box.") + `<w:del>${run("Gone.")}</w:del><w:ins>${run("Here.")}</w:ins>`),
  ];
  const footnotes = ["Compare Matthew 6."];
  folder.write({ "W.docx": createWordFile({ png, footnotes, body: body.join("") }) });
  const { isComplete, output } = await folder.run(["W.docx"], category);
  expect(isComplete).toBe(true);
  expect(folder.fieldsOf("watch-and-pray")).toEqual({
    title: "Watch and Pray",
    excerpt: "Prayer is older than its words. Watch and wait. Ten minutes are enough.",
    category,
    date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) as string,
    featured: false,
    status: "draft",
  });
  expect(folder.bodyOf("watch-and-pray").split("\n\n")).toEqual([
    "# Where to begin",
    "Prayer is **older** than its words.[^1]",
    "Watch and wait.",
    "1. Sleep",
    "> Watch ye and pray.",
    "1. Rise",
    "| Hour  | Who          |\n| ----- | ------------ |\n| First | Ruth & Naomi |",
    "![](../pictures/watch-and-pray/word-picture-1.png)",
    "Ten minutes \\* are enough.",
    "Here.",
    "A box.",
    "[^1]: Compare Matthew 6.",
  ]);
  expect(output).toContain(
    "Left out: hidden content; a header or footer; the formatting of the style “Fancy Box”; Word’s automatic description of a picture; any numbering that continued from an earlier list (each list now starts with 1).",
  );
  expect(output).toContain("word-picture-1.png needs an alternative text. Describe");
  expect(output).toContain("Drafts: 1 written, 0 already existed. Files that were not imported: 0.");
});

test.each([
  ["letter.docx", "no document", "it is damaged, or not a Word document."],
  [
    "letter.docx",
    "\u00d0\u00cf\u0011\u00e0 an OLE file",
    "it is locked with a password, or in Word’s old format",
  ],
  ["page.html", "<!doctype html><p>Words</p>", "it is a saved web page. Import the original"],
  ["feed.xml", "<rss></rss>", "it is neither a WordPress export nor a feed with texts."],
  ["t.html", '<a class="p-canonical">', "it belongs to an export of Medium. On WordPress.com,"],
  ["123402.a-letter.html", "<p>Words</p>", "it belongs to an export of Substack."],
  ["posts.csv", "post_id,post_date,title", "it belongs to an export of Substack."],
  ["sermons.csv", "Date,Speaker", "it is a table, which the command does not read. Save the feed (RSS)"],
  ["g.json", '{"db":[{"data":{"posts":[]}}]}', "it is an export of Ghost. Save https://YOUR-SITE/rss/"],
  ["a.zip", "PK", "it is an archive. Unpack the archive,"],
  ["a.md", "---\ntitle: a: b: c\n---\nWords.\n", "the fields at the top cannot be read (line 2). Often,"],
  ["a.md", "+++\ntitle = A\n+++\nWords.\n", "the fields at the top cannot be read (line 2). Each text needs"],
  ["a.md", "---\ntitle: A\n---\n", "it does not contain a text or a recording."],
  ["b.md", "Caf\u00e9 prayers.\n", "it is not saved as UTF-8. Save the file again"],
  ["notes.txt", "Words", "its format is not supported. The command imports Word (.docx),"],
])("the import refuses %s with the content %j, and does not write a file", async (name, content, reason) => {
  folder.write({ [name]: Buffer.from(content, "latin1") });
  const filesBefore = folder.snapshot();
  const { isComplete, output } = await folder.run([name], category);
  expect(isComplete).toBe(false);
  expect(output).toContain(`${name} was not imported: ${reason}`);
  expect(folder.snapshot()).toEqual(filesBefore);
});

const cdata = (content: string) => `<![CDATA[${content}]]>`;

/** An item of a WordPress export (WXR 1.2). */
function item(fields: Readonly<Record<string, string>>, otherXml = ""): string {
  const allFields = {
    link: "https://old.example/2019/05/x/",
    "wp:post_type": "post",
    "wp:status": "publish",
    ...fields,
  };
  const elements = Object.entries({ "wp:post_date": "2019-05-04 23:30:00", ...allFields });
  return `<item>${elements.map(([name, value]) => `<${name}>${cdata(value)}</${name}>`).join("")}${otherXml}</item>`;
}

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

const wordPress = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items.join("")}</channel></rss>`;

const hall = item(
  {
    "wp:post_type": "attachment",
    "wp:post_id": "12",
    "wp:attachment_url": "https://old.example/uploads/hall.png",
  },
  meta("_wp_attachment_image_alt", "The hall at Pentecost"),
);

const blockPost = `<!-- wp:paragraph -->
<p>A note<sup data-fn="7f3a" class="fn"><a href="#7f3a" id="7f3a-link">1</a></sup> and <a href="/contact/">a link</a>.</p>
<!-- /wp:paragraph -->
<!-- wp:image {"id":12} -->
<figure class="wp-block-image"><img src="https://old.example/uploads/hall-300x200.png" alt="" class="wp-image-12"/><figcaption>In May.</figcaption></figure>
<!-- /wp:image -->
<!-- wp:embed -->
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://youtu.be/abc
</div></figure>
<!-- /wp:embed -->
<!-- wp:latest-posts {"a":1} /-->`;

const classicPost = `First line
second line.

[caption id="attachment_12"]<img src="https://old.example/uploads/hall.png" alt="The hall" /> Before the doors[/caption]

<strong>Bold</strong> words and [contact-form-7 id="1"] a [sic] in brackets.

[gallery ids="12"]`;

const author = (login: string, name: string) =>
  `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author>`;

const talk = '<a href="https://old.example/uploads/talk.mp3">A talk in the hall</a>';

const wordPressExport = wordPress(
  "<wp:base_blog_url>https://old.example</wp:base_blog_url>",
  author("admin", "Alex Sample") + author("naomi", "Naomi Guest"),
  hall,
  item(
    { title: "Be Still &amp; Know", "wp:post_name": "be-still", "content:encoded": blockPost },
    `<category domain="category">Prayer Life</category><category domain="wpfc_preacher">Ruth</category>` +
      meta("footnotes", JSON.stringify([{ id: "7f3a", content: "A <em>small</em> note." }])) +
      "<wp:comment></wp:comment>".repeat(2),
  ),
  item({
    title: "From the Old Editor",
    "dc:creator": "naomi",
    "wp:post_name": "old-editor",
    link: "https://old.example/?p=2",
    "content:encoded": classicPost,
  }),
  item(
    { title: "By Another", "dc:creator": "admin", "content:encoded": talk },
    `<category domain="author">guest7</category>` + meta("_thumbnail_id", "12"),
  ),
  item({ title: "By the Leader", "dc:creator": "admin", "content:encoded": talk }),
  item({ title: "About", "wp:post_type": "page" }),
  item({ title: "Gone", "wp:status": "trash" }),
  item({ title: "Home", "wp:post_type": "nav_menu_item" }),
);

test("each post of a WordPress export becomes a draft, and a second import changes nothing", async () => {
  folder.write({ "old/export.xml": wordPressExport, "old/uploads/hall.png": png });
  const blog = join(folder.contentFolder, "pages/blog.json");
  writeFileSync(blog, readFileSync(blog, "utf8").replace('"value": "prayer-life"', '"value": "life"'));
  const { output } = await folder.run(["old"], category);
  expect(folder.fieldsOf("be-still")).toMatchObject({
    title: "Be Still & Know",
    category: "life",
    date: "2019-05-04",
    speaker: "Ruth",
  });
  expect(output).not.toContain("Left out other categories");
  expect(folder.bodyOf("be-still").split("\n\n")).toEqual([
    "A note[^1] and [a link](/contact).",
    '![The hall at Pentecost](../pictures/be-still/hall.png "In May.")',
    '<iframe src="https://youtu.be/abc"></iframe>',
    "[^1]: A *small* note.",
  ]);
  expect(folder.bodyOf("old-editor").split("\n\n")).toEqual([
    "First line\\\nsecond line.",
    '![The hall](../pictures/old-editor/hall.png "Before the doors")',
    "**Bold** words and a \\[sic] in brackets.",
    "![The hall at Pentecost](../pictures/old-editor/hall.png)",
  ]);
  expect(folder.fieldsOf("old-editor")).toMatchObject({ speaker: "Naomi Guest" });
  expect(folder.bodyOf("by-another")).toContain("![The hall at Pentecost]");
  expect(folder.fieldsOf("by-the-leader")).not.toHaveProperty("speaker");
  for (const message of [
    "left out “About” (page); “Gone” (deleted post); an entry of the type nav_menu_item.",
    "Left out: a reader’s comment, 2 times; the block “latest-posts”.",
    "Left out: shortcodes (1 × contact-form-7).",
    "Left out: the author “guest7”.",
    "The link to https://old.example/uploads/talk.mp3 opens the former site.",
    '{ "from": "/2019/05/x", "to": "/blog/be-still" }',
    '{ "from": "/?p=2", "to": "/blog/old-editor" }',
  ])
    expect(output).toContain(message);
  writeFileSync(join(folder.contentFolder, "articles/be-still.mdx"), "edited");
  const filesBefore = folder.snapshot();
  const secondRun = await folder.run(["old"]);
  expect(folder.snapshot()).toEqual(filesBefore);
  expect(secondRun.output).toContain("0 written, 4 already existed. Files that were not imported: 0.");
});

const sermon = (type: string, title: string, content: string, otherXml: string) =>
  item(
    { "wp:post_type": type, title, guid: `https://old.example/?p=${title}`, "content:encoded": content },
    otherXml,
  );

test("sermons of WordPress plugins are imported with their recording, passage and series", async () => {
  const content = "Bible Text: Acts 16:25 | Preacher: Ruth\n\nThey sang.";
  const enclosure = 'https://m.example/a.mp3\n183\naudio/mpeg\na:1:{s:8:"duration";s:8:"00:38:12";}';
  const fields = {
    bible_passage: "Acts 16:25",
    sermon_audio: "https://old.example/uploads/b.mp3",
    sermon_date: "1556409600",
    _wpfc_sermon_duration: "01:02:03",
  };
  const sermonFields = Object.entries(fields).map(([key, value]) => meta(key, value));
  const ofSeries = (name: string) => `<category domain="${name}">Night Songs</category>`;
  const podcast =
    meta("audio_file", "http://m.example/c.mp3") + meta("duration", "2292") + ofSeries("series");
  const items = [
    sermon("post", "A", "[powerpress]", meta("enclosure", enclosure)),
    sermon("wpfc_sermon", "B", content, sermonFields.join("") + ofSeries("wpfc_sermon_series")),
    sermon("podcast", "C", "Words.", podcast),
    sermon("tribe_events", "A Feast", "", ""),
  ];
  folder.write({ "old/export.xml": wordPress(...items), "old/uploads/b.mp3": "ID3" });
  const { output } = await folder.run(["old"], category);
  const recording = (name: string) => (folder.fieldsOf(name) as { recording: unknown }).recording;
  expect(recording("a")).toEqual({
    file: "https://m.example/a.mp3",
    duration: "38:12",
    guid: "https://old.example/?p=A",
  });
  expect(recording("b")).toMatchObject({ file: "../files/b.mp3", duration: "1:02:03" });
  expect(recording("c")).toMatchObject({ file: "https://m.example/c.mp3", duration: "38:12" });
  expect(folder.fieldsOf("b")).toMatchObject({ date: "2019-04-28", series: "night-songs" });
  expect(folder.bodyOf("b")).toBe("*Acts 16:25*\n\nThey sang.");
  expect(output).toContain("left out “A Feast” (tribe_events)");
  expect(output).toContain('{"value":"night-songs","title":"Night Songs","text":""}');
});

const episode = `<item><title>Lamps</title><link>https://old.example/s/1</link><description>They read\n\nMatthew 25.</description><itunes:author>Naomi Guest</itunes:author>
<itunes:subtitle>Naomi Guest - Parables</itunes:subtitle><itunes:season>2</itunes:season><enclosure url="http://m.example/1.mp3?ts=1" type="audio/mpeg"/><guid>sa-1</guid><pubDate>Fri, 12 Jun 2026 23:30:00 -0500</pubDate><itunes:duration>1482</itunes:duration></item>`;

const wixPost = `<item><title>Lamps</title><link>https://old.example/post/lamps</link><description>A list.</description><content:encoded>${cdata('<p>Oil.</p><img src="../lamp~mv2.png/v1/fit/w_3/file.png" alt="A lamp">')}</content:encoded>
<dc:creator>Naomi Guest</dc:creator><enclosure url="door.png" type="image/png"/><pubDate>Tue, 07 Mar 2023 09:00:00 GMT</pubDate></item>
<item><title>Half</title><description>On Monday …</description></item>`;

const bloggerPost = `<entry><blogger:type>POST</blogger:type><author><name>Naomi Guest</name></author><title>Bread &amp;amp; lamps</title><content type="html">&lt;div&gt;One.&lt;br/&gt;&lt;br /&gt;Two.&lt;/div&gt;</content><published>2019-05-04T23:45:00-07:00</published><category term="Authority"/><blogger:filename>/2019/05/lamps.html</blogger:filename></entry>
<entry><blogger:type>COMMENT</blogger:type></entry><entry><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#page"/><title>About</title></entry>
<entry><blogger:type>POST</blogger:type><title>Gone</title><blogger:trashed>2020-01-01</blogger:trashed></entry><entry><blogger:type>PAGE</blogger:type></entry>`;

const squarespacePost = item({
  title: "Lamps",
  link: "/blog/lamps",
  "wp:post_name": "lamps.html",
  "content:encoded": `<p>One.</p><img class="thumb-image"\n data-src="lamp.png" data-image="lamp.png" alt="lamp.png"><div class="sqs-audio-embed" data-url="https://m.example/1.mp3" data-title="Psalm 130" data-duration-in-ms="1536000"></div>`,
});

test.each([
  [
    "a church platform or podcast host",
    { "feed.xml": `<rss><channel>${episode}</channel></rss>` },
    {
      speaker: "Naomi Guest",
      series: "parables",
      date: "2026-06-12",
      recording: { file: "https://m.example/1.mp3?ts=1", duration: "24:42", guid: "sa-1" },
    },
    "They read\n\nMatthew 25.",
    ["feed.xml: left out any older texts", 'Left out: the field "itunes:season" (2).'],
  ],
  [
    "Wix",
    { "feed.xml": `<rss><channel>${wixPost}</channel></rss>`, "door.png": png, "lamp~mv2.png": png },
    { speaker: "Naomi Guest", excerpt: "A list.", date: "2023-03-07" },
    "![](../pictures/lamps/door.png)\n\nOil.\n\n![A lamp](../pictures/lamps/door.png)",
    ["Left out: the rest of the text, if this feed", '{ "from": "/post/lamps", "to": "/blog/lamps" }'],
  ],
  [
    "Blogger",
    { "feed.atom": `<feed xmlns:blogger="http://schemas.google.com/blogger/2018">${bloggerPost}</feed>` },
    { title: "Bread & lamps", speaker: "Naomi Guest", category: "authority", date: "2019-05-04" },
    "One.\n\nTwo.",
    [
      "left out a reader’s comment; “About” (page); “Gone” (deleted post); an entry of the type page.",
      '"from": "/2019/05/lamps.html"',
    ],
  ],
  [
    "Squarespace",
    { "export.xml": wordPress(squarespacePost), "lamp.png": png },
    { recording: { file: "https://m.example/1.mp3", duration: "25:36" } },
    "One.\n\n![](../pictures/lamps/lamp.png)",
    ["Left out: the text of the link to the recording (Psalm 130).", "lamp.png needs an alternative text."],
  ],
])(
  "an import from %s keeps text and metadata, and lists the parts that are left out",
  async (_, files, fields, body, losses) => {
    folder.write(files);
    const { output } = await folder.run(["."], category);
    expect(folder.fieldsOf("lamps")).toMatchObject(fields);
    expect(folder.bodyOf("lamps")).toBe(body);
    for (const message of losses) expect(output).toContain(message);
  },
);

test.each([
  '[caption id="a_1" width="3"]![A lamp](lamp.png) At *night*[/caption]',
  '\\[caption id="a\\_1"\\][![A lamp](lamp.png)](lamp.png) At night\\[/caption\\]',
  '[caption caption="At night"]<img src="lamp.png" alt="A lamp">[/caption]',
])("the WordPress caption %s in a Markdown file becomes the caption of the picture", async (source) => {
  folder.write({ "a.md": source, "lamp.png": png });
  await folder.run(["a.md"], category);
  expect(folder.bodyOf("a")).toBe('![A lamp](../pictures/a/lamp.png "At night")');
});

test("an import removes the commands of other programs, and lists the removed commands", async () => {
  const commands = ['[gallery ids="1"]', "{{< box >}}", "{% box %}", "!!! note", "[[Other]]", "%%mine%%"];
  folder.write({ "a.md": `Words.\n\n${commands.join("\n\n")}\n\n[embed]https://youtu.be/x[/embed]` });
  const { output } = await folder.run(["a.md"], category);
  expect(folder.bodyOf("a")).toBe('Words.\n\nOther\n\n<iframe src="https://youtu.be/x"></iframe>');
  expect(output).toContain('Left out: [[Other]]; [gallery ids="1"]; {{< box >}}; {% box %}; !!! note.');
});

test("importing a Markdown file also imports Word's footnotes and the recordings in the same folder", async () => {
  const source = "One.[\\[1\\]](#_ftn1)\n\n<audio src='t.mp3'></audio>\n\n[[1]](#_ftnref1) A note.";
  folder.write({ "a.md": `---\naudio: t.mp3\nseries: X\n---\n${source}`, "t.mp3": "ID3" });
  await folder.run(["a.md"], category);
  expect(folder.fieldsOf("a")).toMatchObject({ recording: { file: "../files/a.mp3" }, series: "x" });
  const body = 'One.[^ftn1]\n\n<Audio src="../files/a-t.mp3" title="t" />\n\n[^ftn1]: A note.';
  expect(folder.bodyOf("a")).toBe(body);
});

test("an import without a valid category stops before any file is written", async () => {
  folder.write({ "export.xml": wordPressExport });
  const filesBefore = folder.snapshot();
  const message = "with --category and one of these names: authority,";
  await expect(folder.run(["export.xml"])).rejects.toThrow(message);
  const unknownName = 'The blog does not have the category "x".';
  await expect(folder.run(["export.xml"], "x")).rejects.toThrow(unknownName);
  expect(folder.snapshot()).toEqual(filesBefore);
});

test("an import downloads a former site's pictures in their original size, and lists missing pictures", async () => {
  const site = createServer((request, response) => {
    response.writeHead(request.url === "/hall.png" ? 200 : 404).end(png);
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  const content = `<p><img src="${address}/hall-300x200.png" alt="Hall"></p><p><img src="${address}/gone.png"></p>`;
  folder.write({ "e.xml": wordPress(item({ title: "Hall", "content:encoded": content })) });
  const { output } = await folder.run(["e.xml"], category);
  site.close();
  expect(folder.bodyOf("hall")).toBe("![Hall](../pictures/hall/hall.png)");
  expect(output).toContain(
    `The picture ${address}/gone.png was left out: it could not be downloaded (status 404).`,
  );
});

test.each<[string, string, string, string, string]>([
  [
    "Jekyll",
    "site/_posts/2020-3-7-a-watch.md",
    [
      "---\ntitle: Watch\nauthor: Ruth Guest\nscripture: Psalm 46\nredirect_from: /watch/\n---\n* TOC\n{:toc}\n\n## The end {#end}",
      "![A lamp]({{ site.baseurl }}/assets/lamp.png){: .wide }",
      "[us][u], [yesterday]({% post_url 2020-02-29-x %}) and [form](../form/).",
      '{% include youtube.html id="dQw4" title="A film" %}\n\n{% include figure.html src="lamp.png" alt="Oil" caption="Mine" %}',
      '{% comment %}Mine alone.{% endcomment %}\n\n<div markdown="1">\nSo **be** it.\n</div>\n\n[u]: /about/',
    ].join("\n\n"),
    [
      "## The end",
      "![A lamp](../pictures/a-watch/lamp.png)",
      "[us][u], yesterday and form.",
      '<iframe src="https://www.youtube.com/watch?v=dQw4" title="A film"></iframe>',
      '![Oil](../pictures/a-watch/lamp.png "Mine")',
      "So **be** it.",
      "[u]: /about",
    ].join("\n\n"),
    'Left out: the field "scripture" (Psalm 46); [yesterday]({% post_url 2020-02-29-x %}); {: .wide }.',
  ],
  [
    "Hugo",
    "site/content/posts/a-watch/index.md",
    '+++\ntitle = "Watch"\ndate = 2020-03-07\n+++\n{{< figure src="lamp.png" alt="A lamp" title="A lamp" caption="By night" attr="Ruth" >}}\n\n{{< youtube dQw4 >}}\n\n{{% notice info %}}Stay awake.{{/* Not yet. */}}{{% /notice %}}\n',
    '![A lamp](../pictures/a-watch/lamp.png "A lamp – By night – Ruth")\n\n<iframe src="https://www.youtube.com/watch?v=dQw4"></iframe>\n\nStay awake.',
    "Left out: {{% notice info %}}.",
  ],
  [
    "Gatsby",
    "site/blog/a-watch.mdx",
    "---\ntitle: Watch\ndate: '2020-03-07T23:00:00-05:00'\nhero: ./lamp.png\n---\nimport Box from '../box'\n\n<Box\n  onClick={() => a(1)}\n>\n\nBy {props.name}, in a box.\n\n</Box>\n",
    "![](../pictures/a-watch/lamp.png)\n\nBy , in a box.",
    "Left out: import Box from '../box'; <Box onClick={() => a(1)} >; {props.name}.",
  ],
  [
    "Obsidian",
    "vault/2020-03-07 A watch.md",
    '---\nauthor: "[[Ruth Guest]]"\naliases: /watch\n---\n#prayer #watch\n\nSee [[Another Note|that note]]. ==Stay== here^[Not there.].%%mine%%\n\n![[lamp.png|A lamp|50]]\n\n> [!warning]\n> A line. ^1a\n',
    "See that note. <mark>Stay</mark> here[^note-1].\n\n![A lamp](../pictures/a-watch/lamp.png)\n\n> \\[!warning]\n> A line.\n\n[^note-1]: Not there.",
    "Left out: [[Another Note|that note]]; #prayer #watch.",
  ],
])("an article from %s keeps its text and pictures", async (_, file, source, body, report) => {
  folder.write({
    [file]: source,
    "site/_config.yml": "",
    "site/assets/lamp.png": png,
    [join(file, "../lamp.png")]: png,
    "site/docs/notes.txt": "no",
  });
  const [topFolder = ""] = file.split("/");
  const { output } = await folder.run([file.startsWith("site/blog") ? file : topFolder], category);
  expect(folder.fieldsOf("a-watch")).toMatchObject({ date: "2020-03-07" });
  if (source.includes("redirect_from:"))
    expect(output).toContain('{ "from": "/watch", "to": "/blog/a-watch" }');
  expect(folder.bodyOf("a-watch")).toBe(body);
  expect(output).toContain(report);
});

test("two imported texts with the same name become two articles", async () => {
  folder.write({
    "a/_drafts/same.md": "---\ntitle: One\n---\n\n    The night is long,\n      and he wakes.\n",
    "a/_posts/2020-03-07-same.md": "Two.\n",
    "a/about.md": "A page of Jekyll.\n",
  });
  const { output } = await folder.run(["a"], category);
  expect(output).toContain("Drafts: 2 written,");
  expect(folder.bodyOf("same")).toBe("    The night is long,\n      and he wakes.");
  expect(folder.bodyOf("same-2")).toBe("Two.");
});

test("an import removes a photo's location, and does not overwrite files", async () => {
  folder.write({
    "a.md": "![one](one.jpg) ![two](two.jpg) ![three](three.emf)\n",
    "one.jpg": await makePhonePhoto(),
    "two.jpg": Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    "three.emf": Buffer.from([1, 0, 0, 0]),
  });
  const { output } = await folder.run(["a.md"], category);
  const photo = join(folder.contentFolder, "pictures/a/one.jpg");
  expect(await findPrivateData(readFileSync(photo))).toEqual([]);
  expect(folder.bodyOf("a")).toBe("![one](../pictures/a/one.jpg)");
  expect(output).toContain("The picture two.jpg was left out: it is a HEIC picture");
  expect(output).toContain("The picture three.emf was left out: it is damaged or has a format");
  writeFileSync(photo, "another");
  expect(await folder.run(["a.md"], category)).toMatchObject({
    output: expect.stringContaining("not imported, because content/articles/a.mdx already exists.") as string,
  });
  expect(readFileSync(photo, "utf8")).toBe("another");
});

const attachment = item({ "wp:post_type": "attachment", "wp:post_id": "9", "wp:attachment_url": "s.mp3" });
/** A sermon that becomes the draft a.mdx. */
const a = (otherXml: string, content = "Words.") => ({
  "a.xml": wordPress(attachment, sermon("wpfc_sermon", "A", content, otherXml)),
});
const word = (body: string) => ({ "a.docx": createWordFile({ png, body: paragraph(body) }) });
const linkedPicture = picture("A lamp").replace("r:embed", "r:link");
const box = `<w:drawing><wp:anchor><w:txbxContent>${paragraph(picture("") + run("Burn."))}</w:txbxContent></wp:anchor></w:drawing>`;
const fields = (yaml: string, body = "1") => ({ "a.md": `---\n${yaml}\n---\n${body}`, "s.mp3": "ID3" });
const term = (domain: string) => `<category domain="${domain}">${cdata("Joy &amp; Rest")}</category>`;
const podcast = meta("enclosure", 'x\n\n\ns:7:"summary";s:6:"Short.";');
const sound = meta("audio_file", "https://old.example/x/uploads/s.mp3");
const jekyll = { "_posts/2020-3-7-a.md": "1", "_talks/b.md": "2", "about.md": "3" };
const plugin = { "a.md": "1", "wp-content/plugins/b/LICENSE.md": "2" };
const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const videos = meta("sermon_video_link", "https://youtu.be/1") + meta("sermon_video", "https://youtu.be/2");

test.each<[string, Readonly<Record<string, string | Uint8Array>>, string]>([
  ["Jekyll’s collections", jekyll, "Drafts: 2 written"],
  ["the pages of Jekyll’s site", jekyll, "because Jekyll uses these files as pages: about.md."],
  [
    "a text beside the files of a plugin",
    plugin,
    "1 written, 0 already existed. Files that were not imported: 0",
  ],
  ["a recording without a file extension", a(meta("audio_file", "https://m.co/1")), 'file: "https://m.co/1"'],
  ["a video", a(meta("enclosure", "https://m.co/v.mp4")), "the file https://m.co/v.mp4 (only"],
  ["an attached recording", a(meta("sermon_audio_id", "9")), 'file: "s.mp3"'],
  ["a text with a Bible passage", a(meta("bible_passage", "Acts 3"), "In Acts 3 he rose."), "In Acts 3 he"],
  ["both texts of a sermon", a(meta("sermon_description", "Short.")), "Short.\n\nWords.\n"],
  ["both videos of a sermon", a(videos), '/1"></iframe>\n\n<iframe src="https://youtu.be/2"'],
  ["a text with broken footnotes", a(meta("footnotes", "[{")), "the footnotes, which are damaged"],
  ["a second series", fields("series: [A, B]"), "Left out: the series “B” (a teaching"],
  ["a name with an ampersand", a(term("wpfc_sermon_series")), '"title":"Joy & Rest"'],
  ["a date with a time zone", fields("date: 4 May 2019 00:30 +0100"), 'date: "2019-05-04"'],
  ["a European date", fields("date: 4.5.2019"), 'date: "2019-05-04"'],
  ["a date that cannot be read", fields("date: 4 mayo"), "the date “4 mayo” in an unknown format"],
  ["a podcast’s summary", a(podcast), "the summary in the podcast (Short.)"],
  ["another category", a(term("category")), "Left out other categories and tags: Joy & Rest."],
  ["a tag of two words", fields("tags: Joy and Rest"), "Left out other categories and tags: Joy and Rest."],
  ["tags that Jekyll separates", fields("tags: authority joy"), "Left out other categories and tags: joy."],
  ["a tag that occurs twice", fields("tags: [Joy, Joy]"), "Left out other categories and tags: Joy."],
  [
    "a recording that is only a number",
    a(meta("sermon_audio_id", "57")),
    "Left out: the recording with the number 57 in WordPress’s media library, because",
  ],
  [
    "a picture that is only linked",
    word(run("Words.") + linkedPicture),
    "only linked (insert the picture into the document).",
  ],
  [
    "a picture in a Windows format",
    {
      "a.docx": createWordFile({
        png,
        pictureType: "image/x-emf",
        body: paragraph(run("Words.") + picture("A lamp")),
      }),
    },
    "EMF or WMF (insert the picture again as PNG or JPEG).",
  ],
  ["the book of a sermon", a(term("wpfc_bible_book")), "Left out: the tag “Joy & Rest” (wpfc_bible_book)"],
  [
    "a placeholder instead of a picture",
    fields("a: 1", `![](${pixel})`),
    "left out: it is an empty placeholder",
  ],
  [
    "a picture that a script loads",
    fields("a: 1", '<img src="x.gif" data-src="s.mp3">'),
    "![](../files/a-s.mp3)",
  ],
  [
    "a heading in a shortcode of Divi",
    fields("a: 1", '[et_pb_toggle title="When"]At *six*.[/et_pb_toggle]'),
    "### When\n\nAt *six*.",
  ],
  [
    "the instructions for a missing recording",
    a(sound),
    'content/files/a.mp3 before that site closes, and write "../files/a.mp3" in "recording.file".',
  ],
  ["a recording in a copied folder", { ...a(sound), "uploads/s.mp3": "ID3" }, 'file: "../files/a.mp3"'],
  ["a recording in another folder", { ...a(sound), "b/s.mp3": "ID3" }, 'file: "../files/a.mp3"'],
  ["a name written as a link", fields('speaker: "[[Ruth]]"'), 'speaker: "Ruth"'],
  [
    "a recording embedded in Obsidian",
    fields("a: 1", "![[s.mp3]]"),
    '<Audio src="../files/a-s.mp3" title="s" />',
  ],
  [
    "a PDF embedded in Obsidian",
    { "a.md": "![[s.pdf]]", "s.pdf": "1" },
    '<Download href="../files/a-s.pdf" label',
  ],
  ["braces in a title", fields("title: A {b}\nslug: a"), 'title: "A \\\\{b}"'],
  ["a text beside a picture in a box of Word", word(`<w:r>${box}</w:r>`), "Burn."],
  ["a field of a Word document", word(`<w:fldSimple>${run("One.")}</w:fldSimple>`), "\nOne."],
])("an import keeps or reports %s", async (_, files, report) => {
  folder.write(files);
  const { output } = await folder.run(["."], category);
  const result = output + readFileSync(join(folder.contentFolder, "articles/a.mdx"), "utf8");
  expect(result).toContain(report);
});
