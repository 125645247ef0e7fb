import { sampleContext } from "../testing/samples";
import { textMistakes } from "./body";

const messagesFor = (body: string): string[] =>
  textMistakes(body, sampleContext).map(({ lines = [], problem }) => `${lines.join(", ")}: ${problem}`);

test.each<[name: string, body: string, ...messages: string[]]>([
  [
    "a misspelt placeholder, and other braces",
    "{leader.nmae}, {braces}, \\{leader.name}, {process.exit()}",
    "1: There is no {leader.nmae} in content/site.json or content/facts.json.",
  ],
  [
    "links to missing pages",
    "[us](/contacts) [again](/contacts)\n\n[evnts](/evnts)",
    '1: There is no page "/contacts" on this site.',
    '3: There is no page "/evnts" on this site.',
  ],
  [
    "invalid links",
    "[here](events), [run](javascript:alert(1)) and [empty]().\n\n[file](file:///C:/notes.pdf)",
    '1: "events" is not a valid link.',
    '1: "javascript:alert(1)" is not a valid link.',
    "1: has a link without an address.",
    '3: "file:///C:/notes.pdf" is a file on somebody’s computer.',
  ],
  [
    "footnotes from Word",
    "Free.[1](file:///C:/Sermon.docx#_ftn1) Costly.[2](#_ftn2)",
    "1: has footnotes from Word, whose links do not work on this site.",
  ],
  [
    "links to missing headings of the text, but not to anchors",
    'See [two](#two), [an anchor](#deep) and [nothing](#nowhere).\n\n<a name="deep"></a>Words.\n\n## Two',
    '1: There is no heading "#nowhere" in this text.',
  ],
  [
    "incomplete links",
    "[words] (/events)\n\n[more](/events and more\n\n\\[not\\] (/this)",
    "1, 3: [words] (/events) is not complete, so visitors would see the brackets. The same applies to [more](/events.",
  ],
  [
    "nothing for a picture above a poem",
    "![A lamp](../pictures/portrait.jpg)\n\n    The night is long,\n    and he wakes.",
  ],
  [
    "pictures that are missing, on another site, or without an alternative text",
    "![](../pictures/portrait.jpg)\n\n![A hall](https://cdn.example/hall.jpg)\n\n![Lost](../pictures/portrat.jpg)\n\n![Code](data:image/png;base64,iVBO=)\n\n![Talk](https://talks.example/gate.mp3)",
    "1: The picture ../pictures/portrait.jpg needs an alternative text.",
    "3: The picture https://cdn.example/hall.jpg is on another site.",
    "5: There is no picture ../pictures/portrat.jpg.",
    "7: The picture data:image/png;base64,iVBO= is embedded in the text as code.",
    "9: The picture https://talks.example/gate.mp3 is a sound or video file.",
  ],
  [
    "components with missing, unknown or invalid attributes",
    '<Scripture>\n\nJesus wept.\n\n</Scripture>\n\n<Note titel="A word">Words.</Note>\n\n<Video href="talk.mp4" title="A talk" />\n\n<Button href="/contact"></Button>\n\n<Note class="wide">Words.</Note>',
    '1: <Scripture> needs reference="…".',
    "7: <Note> cannot have the attribute “titel”.",
    '9: <Video> links to "talk.mp4", which is not a web address.',
    "11: <Button> does not contain any text.",
    "13: <Note> cannot have the attribute “class”.",
  ],
  [
    "pictures and videos without an address",
    '![A hall]()\n\n<Figure alt="A hall" />\n\n<Video title="A night" />',
    "1: has a picture without a file.",
    '3: <Figure> needs src="…".',
    '5: <Video> needs href="…".',
  ],
  [
    "missing files, files on another site, and videos",
    '<Audio src="../files/lost.mp3" title="A talk" />\n\n<Download href="https://cdn.example/sheet.pdf">A sheet</Download>\n\n<video controls><source src="/media/night.mp4"></video>',
    "1: There is no file ../files/lost.mp3.",
    "3: <Download> can only use a file in content/files, not https://cdn.example/sheet.pdf.",
    "5: /media/night.mp4 is a video, which pages cannot play.",
  ],
  [
    "Markdown inside a component without empty lines",
    '<Scripture reference="John 11:35">\nJesus **wept**.\n</Scripture>',
    "2: Visitors would see the characters of “**wept**” (in or directly below <Scripture>) instead of the formatting.",
  ],
  [
    "Markdown in HTML without empty lines",
    "<div>\nA **bold** word.\n</div>\n\n<details><summary>More</summary>\n- One\n- Two\n</details>\n[Us](/contact)\n\n<p>\n1. Korinther 13 and 2 * 3 * 4\n- Paul</p>\n\n<pre>**A**</pre>\n\n<div>\n\n**B**\n\n</div>\n**C**",
    "2, 6, 22: Visitors would see the characters of “**bold**” (in or directly below <div>) instead of the formatting. The same applies to “- One” (in or directly below <details>) and “**C**” (in or directly below </div>).",
  ],
  [
    "a paragraph that becomes a heading because of dashes below it",
    "We sang until morning.\n---\n\nTwo lines\nof words\n===\n\nA heading\n---\n\nEnd.\n\n---",
    "1, 4: “We sang until morning.” would be a heading, because a line of dashes or equal signs is directly below this text. The same applies to “Two lines of words”.",
  ],
  [
    "a table row that visitors would see outside the table",
    "Verse | Text\n--- | ---\n1. Mose 1 | In the beginning\n\n| Verse | Text |\n| --- | --- |\n| 1. Mose 1 | In the beginning |\n\nEnd | of it.",
    "3: The row “1. Mose 1 | In the beginning” would not be in the table, because Markdown reads the beginning of the row as something else, such as a list.",
  ],
  [
    "unknown components",
    '<PullQuote author="Me">Words.</PullQuote>\n\n<Scriptur reference="John 11:35">Jesus wept.</Scriptur>\n\n<BR>',
    "1: There is no component <PullQuote> on this site.",
    "3: There is no component <Scriptur> on this site.",
  ],
  [
    "elements that cannot be published",
    '<form action="https://evil.example"><input><button>Send</button></form>\n\n<iframe srcdoc="x"></iframe>\n\n<script src="x"></script>',
    "1, 3: <form> cannot be published. The same applies to <iframe>.",
  ],
  [
    "comments and components without an end",
    "<!-- a comment that nobody ends\n\n<Note>\n\n`<Note>`",
    "1: <!-- is not closed, so the text after it would be lost.",
    "3: <Note> is not closed, so all of the text after it would be affected.",
  ],
  [
    "inline tags and components without an end",
    'A <b>bold word.\n\n## A heading\n\nTo <a href="/contact">us. We <b and c> d, <your name>.\n\n<Video href="https://vimeo.com/42" title="A talk">',
    "1, 5: <b> is not closed, so all of the text after it would be affected. The same applies to <b and c>.",
    "5: <a> is not closed, so all of the text after it would be affected.",
    "5: <your name> is not closed, so visitors would not see these characters.",
    "7: <Video> is not closed, so the text after it would be lost.",
  ],
  [
    "nothing for closed tags, and for tags that do not need an end tag",
    'A <B>word</b>.<br> <a name="here"/>One.\n\n<p>Two\n\n<ul><li>Three</ul>\n\n<div>\n\nFour `<b>` \\<b> \\<!--\n\n</div>\n\n<script>x = "<b>"</script>\n\n<!-- <b> -->',
  ],
  [
    "asterisks that visitors would see",
    "**A word without an end. A `**` and 2 ** 3, \\*\\* and ****.\n\nThe end of ~~it.",
    "1: Visitors would see the asterisks of **A word.",
    "3: Visitors would see the tildes of ~~it.",
  ],
  [
    "tags that cannot be read",
    'See <a href="/contact>us</a>.',
    '1: <a href="/contact> is not a complete tag, so visitors would see it as text.',
  ],
  [
    "files with spaces in their names",
    "![The hall.](../pictures/our hall (1).png) and [a sheet](../files/a sheet.pdf)",
    "1: The path of the picture ../pictures/our hall (1).png contains spaces, so visitors would see the brackets of ![The hall.](../pictures/our hall (1).png).",
    "1: The path of the file ../files/a sheet.pdf contains spaces, so visitors would see the brackets of [a sheet](../files/a sheet.pdf).",
  ],
  [
    "values without quotation marks",
    "<Note title=A word>Words.</Note>\n\n<Scripture reference=John translation=World English>Words.</Scripture>\n\n<Scripture reference=John 3:16>Words.</Scripture>",
    "5: <Scripture reference=John 3:16> is not a complete tag, so visitors would see it as text.",
    "1: The value of “title” in <Note> needs quotation marks.",
    "3: The value of “translation” in <Scripture> needs quotation marks.",
  ],
  [
    "alternative texts that are not a description",
    "![IMG_2034](../pictures/portrait.jpg) ![sermon.png](../pictures/portrait.jpg)\n\n![undefined](../pictures/portrait.jpg) ![…](../pictures/portrait.jpg)\n\n![A lamp, 1950](../pictures/portrait.jpg)",
    "1: The picture ../pictures/portrait.jpg needs an alternative text. “IMG_2034” does not describe the picture.",
    "1: The picture ../pictures/portrait.jpg needs an alternative text. “sermon.png” does not describe the picture.",
    "3: The picture ../pictures/portrait.jpg needs an alternative text. “undefined” does not describe the picture.",
    "3: The picture ../pictures/portrait.jpg needs an alternative text. “…” does not describe the picture.",
  ],
  [
    "lists whose numbers would change on the page",
    "1. One\n3. Three\n4. Four\n\nAgain:\n\n1. One\n1. Two\n\nAnd:\n\n4. Four\n5. Five",
    "1: The numbers of this list are 1, 3, 4, but visitors would see 1, 2, 3.",
  ],
  [
    "footnotes without a note, and notes without a reference",
    "One.[^3] Two.[^4]\n\n[^1]: A note.",
    "3: The text does not refer to the footnote [^1], so visitors would not see the footnote.",
    "1: The note for [^3] is missing, so visitors would see the brackets of [^3]. The same applies to [^4].",
  ],
  [
    "footnotes in HTML, but not in a quotation",
    "> One.[^1]\n>\n> [^1]: A note.\n\n<p>Two.[^2]</p>\n\n[^2]: Another.",
    "7: The text does not refer to the footnote [^2], so visitors would not see the footnote.",
  ],
  [
    "broken characters",
    "The caf\uFFFD was closed, and donâ€™t forget.",
    "1: has a broken character at the end of “The caf\uFFFD”. The same applies to “was closed, and donâ€”.",
  ],
  [
    "table rows with too many cells",
    "| Day | Psalm |\n| --- | --- |\n| 1 | 23 | lost |",
    "3: has a table row with more cells than the first row. Visitors would not see the extra cells.",
  ],
  [
    "commands of other programs",
    'A word.\n{: .lead}\n\nWe :pray: at 10:30:15, Matthew 6:6:x and 7::8.\n\n[vc_row]Words[/vc_row]\n\n{% include note.html %} {{< figure src="a.png" >}} {{ site.title }}\n\nSee [[The Gate]] and ==this==, but verse [[1]] and `{{ code }}`, and^[a note].\n\nimport Box from "../box"',
    '2, 4, 6, 8, 10, 12: {: .lead} is syntax of another program and does not work on this site. The same applies to :pray:, [vc_row], [/vc_row], {% include note.html %}, {{< figure src="a.png" >}} and 5 more.',
  ],
  [
    "tags that the parsers cannot read",
    "<math><template>x</template></math>",
    ": has too many nested tags, or a <template> inside <math>.",
  ],
])("the check reports %s", (_name, body, ...messages) => {
  expect(messagesFor(body)).toEqual(messages);
});

test("wrong numbers in a list cause a note, but do not stop a build", () => {
  expect(textMistakes("1. One\n3. Three", sampleContext)).toEqual([
    expect.objectContaining({ isNote: true }),
  ]);
});

test.each([
  [
    "![The hall.](../pictures/our hall (1).png)",
    "so that the path does not contain spaces, such as ../pictures/our-hall-1.png.",
  ],
  ["<Note title=A word of care>Words.</Note>", 'Write title="A word of care".'],
  ["We <your name> sing.", "To show these characters to visitors, write \\<your name>."],
  ["[A sheet](../files/sheet.pdf)", 'Write "/files/sheet.pdf".'],
  ["{leader.nmae}", "To show the braces to visitors, write \\{leader.nmae}."],
])("the fix for %s contains %j", (body, fix) => {
  expect(textMistakes(body, sampleContext)[0]?.fix).toContain(fix);
});

test("alternative texts are not required in a draft", () => {
  const picture = "![](../pictures/portrait.jpg)";
  expect(textMistakes(picture, sampleContext)).toHaveLength(1);
  expect(textMistakes(picture, { ...sampleContext, isDraft: true })).toEqual([]);
});
