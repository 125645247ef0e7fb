import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { phonePhoto, privateIn } from "../../src/build/images/testing/phone-photo";
import { readMdx } from "../../src/content-model/readers/mdx";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { importFolder, type ImportFolder } from "./testing/import-folder";
import { footnote, paragraph, picture, run, table, wordFile } from "./testing/word-file";
import { wordPressFile } from "./testing/wordpress-file";

let folder: ImportFolder;

beforeEach(() => {
  folder = importFolder();
});

afterEach(() => {
  folder.remove();
});

const png = readFileSync(join(fixedContent, "pictures/course/week-1.png"));

async function hasPixelsOf(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  return a !== undefined && b !== undefined && a.equals(b);
}

const fieldsOf = (name: string) => readMdx(folder.read(`articles/${name}.mdx`)).data;
const bodyOf = (name: string) => readMdx(folder.read(`articles/${name}.mdx`)).body.trim();

const wordDocument = wordFile({
  title: "Document1",
  modified: "2024-11-03T09:00:00Z",
  png,
  footnotes: ["Compare <b/>Matthew 6.".replace("<b/>", ""), "So the older translations."],
  body: [
    paragraph("Watch and Pray", "Title"),
    paragraph("Where to begin", "Heading1"),
    paragraph(
      run("Prayer is ") +
        run("older", "<w:b/>") +
        run(" than its ") +
        run("words", "<w:i/>") +
        run(".") +
        footnote(1),
    ),
    paragraph("Watch ye and pray, lest ye enter into temptation.", "Quote"),
    paragraph("A smaller step", "Heading2"),
    table([
      ["Hour", "Who"],
      ["First", "Ruth &amp; Naomi"],
    ]),
    paragraph(run("It is enough to begin with ten minutes * and a name_of_somebody.") + footnote(2)),
    paragraph(picture("A lamp on a table.")),
    paragraph("In a box of its own.", "Fancy"),
  ].join(""),
});

describe("a Word document", () => {
  it("becomes a draft with its headings, footnotes, table, picture and quotation", async () => {
    folder.write("Watch and pray.docx", wordDocument);
    const { complete, said } = await folder.run(["Watch and pray.docx"], { category: "prayer-life" });
    expect(complete).toBe(true);
    expect(fieldsOf("watch-and-pray")).toEqual({
      title: "Watch and Pray",
      excerpt:
        "Prayer is older than its words. It is enough to begin with ten minutes and a name_of_somebody. In a box of its own.",
      category: "prayer-life",
      date: "2024-11-03",
      readTime: 1,
      featured: false,
      status: "draft",
    });
    expect(bodyOf("watch-and-pray")).toBe(
      [
        "# Where to begin",
        "Prayer is **older** than its *words*.[^1]",
        "> Watch ye and pray, lest ye enter into temptation.",
        "## A smaller step",
        "| Hour  | Who          |\n| ----- | ------------ |\n| First | Ruth & Naomi |",
        "It is enough to begin with ten minutes \\* and a name\\_of\\_somebody.[^2]",
        "![A lamp on a table.](../pictures/watch-and-pray/word-picture-1.png)",
        "In a box of its own.",
        "[^1]: Compare Matthew 6.",
        "[^2]: So the older translations.",
      ].join("\n\n"),
    );
    expect(await hasPixelsOf(folder.readBytes("pictures/watch-and-pray/word-picture-1.png"), png)).toBe(true);
    expect(said).toContain("[1/1] Watch and pray.docx → content/articles/watch-and-pray.mdx, 1 picture");
    expect(said).toContain("Left out: the look of the style “Fancy Box”.");
    expect(said).toContain("1 draft written, 0 there already, 0 not imported");
  });

  it("keeps no alternative text that Word wrote by itself, and asks for one", async () => {
    const guessed = picture("A picture containing person&#10;&#10;Description automatically generated");
    folder.write("b.docx", wordFile({ title: "B", png, body: paragraph("Words.") + paragraph(guessed) }));
    const { said } = await folder.run(["b.docx"], { category: "prophetic" });
    expect(bodyOf("b")).toContain("![](../pictures/b/word-picture-1.png)");
    expect(said).toContain("Left out: what Word itself guessed of a picture.");
    expect(said).toContain("word-picture-1.png: no alternative text.");
  });

  it("takes what an editor says in place of what it says itself", async () => {
    folder.write("a.docx", wordDocument);
    const said = {
      title: "A Night Watch",
      description:
        "What a night of prayer asks of those who keep it, and what it leaves them with in the morning.",
      date: "2026-02-01",
      name: "night-watch",
    };
    const { said: printed } = await folder.run(["a.docx"], { category: "prophetic", said });
    expect(printed).toContain("its own title “Watch and Pray”.");
    expect(fieldsOf("night-watch")).toMatchObject({
      title: said.title,
      excerpt: said.description,
      date: said.date,
      category: "prophetic",
    });
  });

  it.each([
    [
      "without a title style, by its first line in bold",
      paragraph(run("On Mercy", "<w:b/>")),
      "on-mercy",
      "On Mercy",
    ],
    ["without any title, by its file", paragraph("Dear friends."), "mercy-and-grace", "Mercy and grace"],
  ])("%s, is named", async (_, first, name, title) => {
    folder.write("Mercy_and_grace.docx", wordFile({ body: first + paragraph("Words.") }));
    await folder.run(["Mercy_and_grace.docx"], { category: "prophetic" });
    expect(fieldsOf(name)).toMatchObject({ title });
  });

  it("has the caption below a picture as the picture's own", async () => {
    const body = paragraph(picture("A lamp.")) + paragraph("Figure 1: The lamp", "Caption");
    folder.write("c.docx", wordFile({ title: "C", png, body }));
    await folder.run(["c.docx"], { category: "prophetic" });
    expect(bodyOf("c")).toBe('![A lamp.](../pictures/c/word-picture-1.png "Figure 1: The lamp")');
  });

  it("leaves out what Word does not show, and its table of contents", async () => {
    const body = [
      paragraph("Mercy 1", "TOC1"),
      paragraph("Mercy", "Heading1"),
      paragraph(
        run("Shown. ") +
          run("Call Jim first.", "<w:vanish/>") +
          run("So is this.", '<w:vanish w:val="0"/>') +
          footnote(1),
      ),
      paragraph(run("An entry of the index.", "<w:b/><w:vanish/>")),
      paragraph("For small groups"),
      paragraph("He is kind to the unthankful, and kinder than those who pray to him have dared to ask for."),
    ].join("");
    folder.write("h.docx", wordFile({ body, footnotes: ["A note."] }));
    const { said } = await folder.run(["h.docx"], { category: "prophetic" });
    expect(bodyOf("mercy")).toMatch(/^Shown\. So is this\.\[\^1\]\n\nFor small groups\n\nHe is kind/);
    // A line that is no sentence is no part of the description.
    expect(fieldsOf("mercy")).toHaveProperty("excerpt", expect.stringContaining("So is this. He is kind"));
    expect(said).toContain("Left out: hidden text.");
  });

  it("says in plain words what it lost", async () => {
    const formula = "<m:oMath><m:r><m:t>a</m:t></m:r></m:oMath>";
    folder.write("f.docx", wordFile({ title: "F", body: paragraph(run("Words.") + formula) }));
    const { said } = await folder.run(["f.docx"], { category: "prophetic" });
    expect(said).toContain("Left out: a formula.");
  });

  it.each([
    ["no document", "it is damaged, or no Word document."],
    ["\u00d0\u00cf\u0011\u00e0 an OLE file", "it is locked with a password, or in Word’s old format (.doc)."],
  ])("that is none is named, and nothing is written (%j)", async (content, reason) => {
    folder.write("letter.docx", Buffer.from(content, "latin1"));
    const before = folder.snapshot();
    const { complete, said } = await folder.run(["letter.docx"], { category: "prophetic" });
    expect(complete).toBe(false);
    expect(said).toContain(`letter.docx was not imported: ${reason}`);
    expect(folder.snapshot()).toEqual(before);
  });

  it("without words is left out", async () => {
    folder.write("empty.docx", wordFile({ body: paragraph(run("")) }));
    const before = folder.snapshot();
    const { said } = await folder.run(["empty.docx"], { category: "prophetic" });
    expect(said).toContain("empty.docx: left out, for it holds no text.");
    expect(folder.snapshot()).toEqual(before);
  });
});

const blockPost = `<!-- wp:paragraph -->
<p>The first paragraph has a note<sup data-fn="7f3a" class="fn"><a href="#7f3a" id="7f3a-link">1</a></sup> and a <a href="/contact/">link of the old site</a>.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"id":12} -->
<figure class="wp-block-image"><a href="https://old.example/wp-content/uploads/hall.png"><img src="https://old.example/wp-content/uploads/hall-300x200.png" alt="A hall full of people."/></a><figcaption class="wp-element-caption">The hall in May.</figcaption></figure>
<!-- /wp:image -->

<!-- wp:more -->
<!--more-->
<!-- /wp:more -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><p>Be still, and know.</p><cite>Psalm 46:10</cite></blockquote>
<!-- /wp:quote -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th>Day</th><th>Who</th></tr></thead><tbody><tr><td>1</td><td>Ruth</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:embed {"url":"https://youtu.be/abc"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://youtu.be/abc
</div></figure>
<!-- /wp:embed -->

<!-- wp:footnotes /-->`;

const classicPost = `First line
second line.

[caption id="attachment_12" align="alignnone" width="300"]<img src="https://old.example/wp-content/uploads/hall-300x200.png" alt="The hall" width="300" /> Before the doors opened[/caption]

<strong>Bold</strong> words and [contact-form-7 id="1" title="Write"] a [sic] in brackets.

[gallery ids="12"]

<ul>
<li>one</li>
<li>two</li>
</ul>
Sample Ministry is here.`;

const wordPressExport = wordPressFile([
  {
    id: 12,
    type: "attachment",
    title: "hall",
    attachment: "https://old.example/wp-content/uploads/hall.png",
  },
  {
    id: 1,
    title: "Be Still &amp; Know",
    name: "be-still",
    categories: ["Prayer Life"],
    excerpt: "Why a quiet hour is no empty one, and how to keep it when the house around you is loud.",
    content: blockPost,
    meta: { footnotes: JSON.stringify([{ id: "7f3a", content: "A <em>small</em> note." }]) },
    comments: 2,
  },
  {
    id: 2,
    title: "From the Old Editor",
    name: "old-editor",
    categories: ["Sermons"],
    content: classicPost,
    status: "draft",
  },
  { id: 3, title: "A Third", name: "a-third", categories: ["Sermons"], content: "<p>Short.</p>" },
  { id: 4, type: "page", title: "About", name: "about", content: "<p>Us.</p>" },
  { id: 5, title: "Gone", name: "gone", status: "trash" },
]);

describe("an export of WordPress", () => {
  const writeExport = () => {
    folder.write("old/export.xml", wordPressExport);
    folder.write("old/wp-content/uploads/hall.png", png);
  };
  const asked: string[] = [];
  const askCategory = (subject: string) => {
    asked.push(subject);
    return Promise.resolve("authority");
  };

  beforeEach(() => {
    asked.length = 0;
  });

  it("becomes a draft of each post, of the block editor and of the classic one", async () => {
    writeExport();
    const { complete, said } = await folder.run(["old"], { askCategory });
    expect(complete).toBe(true);
    expect(asked).toEqual(["what was in “Sermons”"]);
    expect(fieldsOf("be-still")).toEqual({
      title: "Be Still & Know",
      excerpt: "Why a quiet hour is no empty one, and how to keep it when the house around you is loud.",
      category: "prayer-life",
      date: "2019-05-04",
      readTime: 1,
      featured: false,
      status: "draft",
    });
    expect(bodyOf("be-still")).toBe(
      [
        "The first paragraph has a note[^1] and a [link of the old site](https://old.example/contact/).",
        '<Figure src="../pictures/be-still/hall.png" alt="A hall full of people." caption="The hall in May." />',
        "> Be still, and know.\n>\n> Psalm 46:10",
        "| Day | Who  |\n| --- | ---- |\n| 1   | Ruth |",
        '<iframe src="https://youtu.be/abc"></iframe>',
        "[^1]: A *small* note.",
      ].join("\n\n"),
    );
    expect(bodyOf("old-editor")).toBe(
      [
        "First line\\\nsecond line.",
        '<Figure src="../pictures/old-editor/hall.png" alt="The hall" caption="Before the doors opened" />',
        "**Bold** words and a \\[sic] in brackets.",
        "![](../pictures/old-editor/hall.png)",
        "- one\n- two",
        "{ministry.name} is here.",
      ].join("\n\n"),
    );
    expect(fieldsOf("a-third")).toMatchObject({ category: "authority" });
    expect(said).toContain("left out 1 page, 1 post in the bin.");
    expect(said).toContain('{ "from": "/2019/05/be-still", "to": "/blog/be-still" },');
    expect(said).toMatch(/“Be Still & Know”\n(?: {2}.*\n)* {2}Left out: a comment of a reader \(2 times\)\./);
    expect(said).toContain("Left out: the shortcode [contact-form-7].");
    expect(said).toContain("hall.png: no alternative text. Say between the brackets");
    // The description of the third, which is too short. Pictures may wait for their words.
    expect(said).toContain("Something is left to mend in one of them");
    expect(said).toContain("3 drafts written, 0 there already, 0 not imported");
  });

  it("changes nothing when it is imported again, whatever an editor has done with the drafts", async () => {
    writeExport();
    await folder.run(["old"], { askCategory });
    folder.change("articles/be-still.mdx", (text) =>
      text.replace("A *small* note.", "A note that was edited."),
    );
    const before = folder.snapshot();
    asked.length = 0;
    const { complete, said } = await folder.run(["old"], { askCategory });
    expect(complete).toBe(true);
    expect(asked).toEqual([]);
    expect(folder.snapshot()).toEqual(before);
    expect(said.match(/is there already, and stays as it is/g)).toHaveLength(3);
    expect(said).toContain("0 drafts written, 3 there already, 0 not imported");
  });

  it("is not begun where nobody says what its posts belong to", async () => {
    writeExport();
    const before = folder.snapshot();
    await expect(folder.run(["old"])).rejects.toThrow(
      "Say which category what was in “Sermons” belongs to. --category is one of these: authority, prayer-strategy,",
    );
    await expect(folder.run(["old"], { category: "sermons" })).rejects.toThrow(
      "“sermons” is none of the blog’s categories.",
    );
    expect(folder.snapshot()).toEqual(before);
  });

  it("takes along what its media library says of pictures, and names what it fills in by itself", async () => {
    const uploads = "https://old.example/uploads";
    const attachment = { type: "attachment", attachment: `${uploads}/hall.png`, parent: 1 };
    const alt = { _wp_attachment_image_alt: "The hall at Pentecost" };
    folder.write(
      "old/export.xml",
      wordPressFile([
        { id: 12, title: "hall", ...attachment, excerpt: "The hall", meta: alt },
        {
          id: 1,
          title: "Προσευχή",
          status: "private",
          content: `<!-- wp:image -->\n<figure><img src="${uploads}/hall-300x200.png" alt="" class="wp-image-12"/></figure>\n<!-- /wp:image -->\n<!-- wp:latest-posts {"a":1} /-->\n\n[gallery columns="2"]`,
        },
      ]),
    );
    folder.write("old/uploads/hall.png", png);
    const { said } = await folder.run(["old"], { category: "authority" });
    expect(bodyOf("post-1")).toBe(
      [
        "![The hall at Pentecost](../pictures/post-1/hall.png)",
        '<Figure src="../pictures/post-1/hall.png" alt="The hall at Pentecost" caption="The hall" />',
      ].join("\n\n"),
    );
    expect(said).toContain(
      "Left out: the block “latest-posts”, that it was private: on this site nothing is.",
    );
  });

  it("leaves out a picture that is nowhere, and says so", async () => {
    folder.write("export.xml", wordPressExport);
    const { complete, said } = await folder.run(["export.xml"], { askCategory });
    expect(complete).toBe(true);
    expect(said).toContain(
      "The picture https://old.example/wp-content/uploads/hall.png was left out: it is on the web, and --offline was chosen.",
    );
    expect(bodyOf("be-still")).not.toContain("Figure");
    expect(bodyOf("be-still")).toContain("The hall in May.");
  });
});

describe("pictures of a former site", () => {
  let site: Server;
  let address: string;

  beforeEach(async () => {
    site = createServer((request, response) => {
      const isThere = request.url === "/uploads/hall.png" || request.url === "/uploads/small-300x200.png";
      response.writeHead(isThere ? 200 : 404).end(isThere ? png : "not here");
    });
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  });

  afterEach(() => {
    site.close();
  });

  it("are fetched in their original size, or else as they are named; what is gone is named", async () => {
    const pictures = ["hall-300x200", "small-300x200", "gone"];
    const content = pictures.map((name) => `<p><img src="${address}/uploads/${name}.png" alt="${name}"></p>`);
    folder.write(
      "export.xml",
      wordPressFile([{ id: 1, title: "Hall", name: "hall", content: content.join("") }]),
    );
    const { complete, said } = await folder.run(["export.xml"], { category: "authority", online: true });
    expect(complete).toBe(true);
    expect(bodyOf("hall")).toBe(
      "![hall-300x200](../pictures/hall/hall.png)\n\n![small-300x200](../pictures/hall/small.png)",
    );
    expect(await hasPixelsOf(folder.readBytes("pictures/hall/hall.png"), png)).toBe(true);
    expect(said).toContain(`The picture ${address}/uploads/gone.png was left out: its site answers 404.`);
  });
});

describe("a Jekyll folder of twenty", () => {
  const writeFolder = () => {
    folder.write("site/_config.yml", "title: Old");
    folder.write("site/index.md", "---\nlayout: home\n---\n");
    folder.write("site/assets/img/lamp.png", png);
    for (let day = 1; day <= 20; day++)
      folder.write(
        `site/_posts/2020-03-${String(day).padStart(2, "0")}-a-day-of-prayer-${String(day)}.md`,
        [
          "---",
          "layout: post",
          `title: "Day ${String(day)}: watch"`,
          "date: 2020-03-01 10:00:00 -0500",
          "categories: prophetic prayer",
          "description: >-",
          "  What the watch of one day asks of those who keep it, and what they found when it was over.",
          "---",
          "",
          "Text with a note[^n] and {{ page.title }}.",
          "",
          "<!--more-->",
          "",
          "![A lamp]({{ site.baseurl }}/assets/img/lamp.png){: .wide }",
          "",
          "See [yesterday]({% post_url 2020-02-29-x %}), [the form](/contact/) and [elsewhere](../other/).",
          "",
          "{% highlight ruby %}",
          "puts '[not a link](x)'",
          "{% endhighlight %}",
          "",
          "Watch",
          ": to stay awake",
          ": to look out",
          "",
          "[^n]: A note.",
          "",
        ].join("\n"),
      );
  };

  it("becomes twenty drafts, with progress and pictures, and only posts are taken", async () => {
    writeFolder();
    const { complete, said } = await folder.run(["site"]);
    expect(complete).toBe(true);
    expect(said).toContain("[ 1/20] site/_posts/2020-03-01-a-day-of-prayer-1.md → ");
    expect(said).toContain("20 drafts written, 0 there already, 0 not imported");
    expect(fieldsOf("a-day-of-prayer-7")).toMatchObject({
      title: "Day 7: watch",
      category: "prophetic",
      date: "2020-03-01",
      status: "draft",
    });
    expect(bodyOf("a-day-of-prayer-7")).toBe(
      [
        "Text with a note[^n] and .",
        "![A lamp](../pictures/a-day-of-prayer-7/lamp.png)",
        "See yesterday, [the form](/contact) and elsewhere.",
        "```ruby\nputs '[not a link](x)'\n```",
        "**Watch**\\\nto stay awake\\\nto look out",
        "[^n]: A note.",
      ].join("\n\n"),
    );
    expect(said).toContain(
      "Left out: [yesterday]({% post_url 2020-02-29-x %}), {{ page.title }}, {: .wide }.",
    );
    expect(said).toContain(
      "The link of “elsewhere” to ../other/ was left out: nothing here has that address.",
    );
    const before = folder.snapshot();
    await folder.run(["site"]);
    expect(folder.snapshot()).toEqual(before);
  });
});

describe("Markdown from elsewhere", () => {
  it("of Hugo: TOML fields, a folder for each post, shortcodes", async () => {
    folder.write(
      "content/posts/keep-watch/index.md",
      '+++\ntitle = "Keep Watch"\ndate = 2021-06-01\ntags = ["Authority"]\nsummary = "What it means to keep watch over a house, a street and a city, one hour at a time."\n+++\n{{< figure src="lamp.png" alt="A lamp" caption="By night" >}}\n\n{{< youtube dQw4 >}}\n\n{{% notice info %}}Stay awake.{{% /notice %}}\n',
    );
    folder.write("content/posts/keep-watch/lamp.png", png);
    const { said } = await folder.run(["content"]);
    expect(fieldsOf("keep-watch")).toMatchObject({
      title: "Keep Watch",
      date: "2021-06-01",
      category: "authority",
    });
    expect(bodyOf("keep-watch")).toBe(
      [
        '<Figure src="../pictures/keep-watch/lamp.png" alt="A lamp" caption="By night" />',
        '<iframe src="https://www.youtube.com/watch?v=dQw4"></iframe>',
        "Stay awake.",
      ].join("\n\n"),
    );
    expect(said).toContain("Left out: {{% notice %}}.");
  });

  it("of Gatsby: MDX with programs in it, and the picture over a post", async () => {
    folder.write(
      "blog/first.mdx",
      "---\ntitle: First\ndate: '2022-01-02T10:00:00.000Z'\nfeaturedImage: ./lamp.png\ntags: [deliverance]\n---\nimport Box from '../box'\n\n<Box>\n\nWords in a box.\n\n</Box>\n",
    );
    folder.write("blog/lamp.png", png);
    const { said } = await folder.run(["blog/first.mdx"]);
    expect(bodyOf("first")).toBe("![](../pictures/first/lamp.png)\n\nWords in a box.");
    expect(said).toContain("Left out: a line of program (import, export), the component <Box>.");
  });

  it("of Gatsby: programs of several lines, expressions, imported pictures", async () => {
    folder.write(
      "site/content/blog/second.mdx",
      [
        "---\ntitle: Second\nspeaker: Ruth\n---",
        "import lamp from './lamp.png'\nimport {\n  Box,\n} from '../box'",
        "export const meta = {\n  title: 'x',\n}",
        "<Box\n  onClick={() => alert(1)}\n>",
        'Words by {props.name}. <img src={lamp} alt="A lamp">',
        "</Box>",
      ].join("\n\n"),
    );
    folder.write("site/content/blog/lamp.png", png);
    folder.write("site/gatsby-config.js", "");
    folder.write("site/docs/notes.md", "Not for the site.");
    const { said } = await folder.run(["site"], { category: "deliverance" });
    expect(bodyOf("second")).toBe(`Words by . <img src='../pictures/second/lamp.png' alt="A lamp">`);
    expect(said).toContain(
      "Left out: a line of program (import, export) (3 times), the component <Box>, what a program fills in: {props.name}, the field speaker (Ruth).",
    );
    expect(said).toContain("1 draft written");
  });

  it("of Jekyll: days of one digit, posts of HTML, links by reference, headings with ids", async () => {
    folder.write("_posts/2020-3-7-a-watch.html", "---\ntitle: Watch\n---\n<p>An <em>old </em>post.</p>\n");
    folder.write(
      "_posts/2020-3-8-b.md",
      "* TOC\n{:toc}\n\n## The end {#end}\n\n[on](#end), [us][u], [gone][g]\n\n[u]: /about/\n[g]: /gone/\n",
    );
    const { said } = await folder.run(["_posts"], { category: "authority" });
    expect(fieldsOf("a-watch")).toMatchObject({ title: "Watch", date: "2020-03-07" });
    expect(bodyOf("a-watch")).toBe("An *old* post.");
    expect(bodyOf("b")).toBe("## The end\n\n[on](#the-end), [us](/about), gone");
    expect(said).toContain("The link of “gone” to /gone/ was left out");
  });

  it("of Obsidian: pictures with words and a size in a table, a callout without a title, a note within the line", async () => {
    folder.write(
      "v/Note.md",
      "| a |\n| - |\n| ![[lamp.png\\|A lamp\\|50]] |\n\n> [!warning]\n> Care^[Not fear.].\n",
    );
    folder.write("v/lamp.png", png);
    await folder.run(["v"], { category: "authority" });
    expect(bodyOf("note")).toBe(
      [
        "| a |\n| - |\n| ![A lamp](../pictures/note/lamp.png) |",
        "> [!warning] Warning\n> Care[^note-1].",
        "[^note-1]: Not fear.",
      ].join("\n\n"),
    );
  });

  it("that begins with a poem keeps its lines", async () => {
    folder.write("a.md", "---\ntitle: A\n---\n\n    The night is long,\n      and he wakes.\n");
    await folder.run(["a.md"], { category: "authority" });
    expect(readMdx(folder.read("articles/a.mdx")).body).toBe(
      "\n    The night is long,\n      and he wakes.\n",
    );
  });

  it("whose fields cannot be read is named", async () => {
    folder.write("a.md", "---\ntitle: a: b: c\n---\nWords.\n");
    const { complete, said } = await folder.run(["a.md"], { category: "authority" });
    expect(complete).toBe(false);
    expect(said).toContain("a.md was not imported: the fields above its text cannot be read (");
  });

  it("of Obsidian: links between notes, embedded pictures, callouts, marks", async () => {
    folder.write(
      "vault/On Keeping Watch.md",
      "#prayer #watch\n\nSee [[Another Note|that note]] and [[Psalm 46#Selah]]. ==Stay== here.%%not for readers%%\n\n![[lamp.png|A lamp]]\n\n> [!note] Remember\n> A line. ^id1\n\n`[[code]]`\n",
    );
    folder.write("vault/attachments/lamp.png", png);
    const { said } = await folder.run(["vault"], { category: "prayer-life" });
    expect(fieldsOf("on-keeping-watch")).toMatchObject({ title: "On Keeping Watch", date: "2026-03-08" });
    expect(bodyOf("on-keeping-watch")).toBe(
      [
        "See that note and Selah. <mark>Stay</mark> here.",
        "![A lamp](../pictures/on-keeping-watch/lamp.png)",
        "> [!note] Remember\n> A line.",
        "`[[code]]`",
      ].join("\n\n"),
    );
    expect(said).toContain("Left out: [[Another Note|that note]], [[Psalm 46#Selah]]");
    expect(said).toContain("It names no day, so its date is today’s.");
  });
});

describe("a page of HTML", () => {
  it("is taken without its frame, as WordPress shows it", async () => {
    folder.write(
      "page.html",
      `<!doctype html><html><head><title>Peace – Old Site</title><meta property="og:title" content="Peace at the Gate | Old Site"><meta name="description" content="On the peace that keeps a gate, and on the people who keep it with their prayers."><meta property="article:published_time" content="2018-02-03T08:00:00+00:00"><link rel="canonical" href="https://old.example/2018/02/peace-at-the-gate/"></head>
<body><header><nav><a href="/">Home</a></nav></header><main><article><h1 class="entry-title">Peace at the Gate</h1><a rel="category tag" href="/c">Authority</a>
<img class="wp-post-image" src="page_files/gate.png" alt="A gate"><div class="entry-content"><div id="toc_container"><a href="#x">Contents</a></div><p>Words<a href="#fn:1" id="fnref:1" class="footnote">1</a>.</p><form><input name="q"></form><script>track()</script><div class="sharedaddy">Share this</div>
<div class="footnotes"><hr><ol><li id="fn:1"><p>Said before. <a href="#fnref:1">&#8617;</a></p></li></ol></div></div></article></main><footer>2018</footer></body></html>`,
    );
    folder.write("page_files/gate.png", png);
    const { said } = await folder.run(["page.html"]);
    expect(fieldsOf("peace-at-the-gate")).toMatchObject({
      title: "Peace at the Gate",
      date: "2018-02-03",
      category: "authority",
      excerpt: "On the peace that keeps a gate, and on the people who keep it with their prayers.",
    });
    expect(bodyOf("peace-at-the-gate")).toBe(
      "![A gate](../pictures/peace-at-the-gate/gate.png)\n\nWords[^1].\n\n[^1]: Said before.",
    );
    expect(said).toContain("Left out: a form field, a form, a script.");
  });
});

describe("a run that is broken off", () => {
  it("leaves no half of a file, and the next one writes the rest", async () => {
    folder.write("a.md", "---\ntitle: A\n---\n![one](one.png)\n");
    folder.write("one.png", png);
    // As after a crash before the draft was written.
    folder.writeContent("pictures/a/.one.png.part", "half");
    const { complete } = await folder.run(["a.md"], { category: "authority" });
    expect(complete).toBe(true);
    expect(await hasPixelsOf(folder.readBytes("pictures/a/one.png"), png)).toBe(true);
    expect(Object.keys(folder.snapshot()).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("does not overwrite another picture of the same name", async () => {
    folder.write("a.md", "---\ntitle: A\n---\n![one](one.png)\n");
    folder.write("one.png", png);
    folder.writeContent("pictures/a/one.png", "another");
    const { complete, said } = await folder.run(["a.md"], { category: "authority" });
    expect(complete).toBe(false);
    expect(folder.read("pictures/a/one.png")).toBe("another");
    expect(said).toContain("content/pictures/a/one.png is there already, and is another file.");
  });
});

describe("what cannot stay as it is", () => {
  it("a picture in a format that no page shows is converted, or left out by name", async () => {
    const gif = await sharp(png).resize(20).gif().toBuffer();
    folder.write("a.md", "---\ntitle: A\n---\n![one](one.gif) ![two](two.emf)\n");
    folder.write("one.gif", gif);
    folder.write("two.emf", Buffer.from([1, 0, 0, 0, 108, 0, 0, 0]));
    const { said } = await folder.run(["a.md"], { category: "authority" });
    expect(bodyOf("a")).toBe("![one](../pictures/a/one.png)");
    expect((await sharp(folder.readBytes("pictures/a/one.png")).metadata()).format).toBe("png");
    expect(said).toContain(
      "The picture two.emf was left out: it is damaged, or in a format that browsers do not show.",
    );
  });

  it("a phone's photo comes without its position and its owner, and HEIC is left out with what to do", async () => {
    folder.write("a.md", "---\ntitle: A\n---\n![one](one.jpg) ![two](two.jpg)\n");
    folder.write("one.jpg", await phonePhoto());
    folder.write("two.jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));
    const { said } = await folder.run(["a.md"], { category: "authority" });
    const photo = folder.readBytes("pictures/a/one.jpg");
    expect(await privateIn(photo)).toEqual([]);
    expect((await sharp(photo).metadata()).height).toBe(3000);
    expect(said).toContain("The picture two.jpg was left out: it is a picture in Apple’s format HEIC");
    expect(said).toContain("Settings > Camera > Formats > Most Compatible");
  });

  it("a long title and a long description are shortened, and said whole", async () => {
    const title =
      "A title that goes on for rather longer than any card of the blog has room for, and then goes on";
    folder.write(
      "long.md",
      `---\ntitle: ${title}\ndescription: ${"Many words follow here. ".repeat(12)}\n---\nText.\n`,
    );
    const { said } = await folder.run(["long.md"], { category: "authority" });
    const { title: short, excerpt } = fieldsOf("long") as { title: string; excerpt: string };
    expect(short).toBe(
      "A title that goes on for rather longer than any card of the blog has room for, and then…",
    );
    expect(excerpt).toMatch(/here\.$/);
    expect(excerpt.length).toBeLessThanOrEqual(160);
    expect(said).toContain(`The title was shortened; it was “${title}”.`);
  });

  it("two texts of one name are two teachings, and what has the name of another teaching is told", async () => {
    folder.write("a/same.md", "---\ntitle: One\n---\nOne.\n");
    folder.write("b/same.md", "---\ntitle: Two\n---\nTwo.\n");
    folder.write("ten-honest-minutes.md", "---\ntitle: Ours\n---\nOurs.\n");
    const before = folder.read("articles/ten-honest-minutes.mdx");
    const { said } = await folder.run(["a", "b", "ten-honest-minutes.md"], { category: "authority" });
    expect(bodyOf("same")).toBe("One.");
    expect(bodyOf("same-2")).toBe("Two.");
    expect(folder.read("articles/ten-honest-minutes.mdx")).toBe(before);
    expect(said).toContain("The teaching that is there is called “Ten Honest Minutes”.");
  });
});

describe("npm run import", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/import.ts", ...words], { encoding: "utf8" });

  it.each([
    [["nowhere.docx"], "There is no file or folder nowhere.docx."],
    [["package.json"], "package.json is of no kind that can be imported: Word (.docx), HTML (.html),"],
    [["--colour", "red"], "Unknown option '--colour'"],
  ])("%j is answered with what is wrong", (words, answer) => {
    const { status, stderr } = run(...words);
    expect(stderr).toContain(answer);
    expect(status).toBe(1);
  });

  it("says what it takes", () => {
    const { status, stdout } = run("--help");
    expect(stdout).toContain("--category NAME");
    expect(status).toBe(0);
  });
});
