import { sampleContext } from "../testing/samples";
import { textMistakes } from "./mistakes";

const saidOf = (body: string): string[] =>
  textMistakes(body, sampleContext).map(({ lines = [], problem }) => `${lines.join(", ")}: ${problem}`);

test.each<[name: string, body: string, ...said: string[]]>([
  [
    "a misspelt placeholder, and other braces",
    "{leader.nmae}, {braces}, \\{leader.name}, {process.exit()}",
    "1: {leader.nmae} names nothing in content/site.json or content/facts.json.",
  ],
  [
    "links to pages that are not there",
    "[us](/contacts) [again](/contacts)\n\n[evnts](/evnts)",
    '1: "/contacts" is no page of this site.',
    '3: "/evnts" is no page of this site.',
  ],
  [
    "links that lead nowhere",
    "[here](events), [run](javascript:alert(1)) and [empty]().\n\n[file](file:///C:/notes.pdf)",
    '1: "events" leads nowhere.',
    '1: "javascript:alert(1)" leads nowhere.',
    "1: has a link without an address.",
    '3: "file:///C:/notes.pdf" leads to a file on somebody’s computer.',
  ],
  [
    "footnotes of Word",
    "Free.[1](file:///C:/Sermon.docx#_ftn1) Costly.[2](#_ftn2)",
    "1: has footnotes as Word writes them, which lead to a file on somebody’s computer.",
  ],
  [
    "places in the text",
    'See [two](#two), [an anchor](#deep) and [nothing](#nowhere).\n\n<a name="deep"></a>Words.\n\n## Two',
    '1: "#nowhere" is no place in this text.',
  ],
  [
    "half links",
    "[words] (/events)\n\n[more](/events and more\n\n\\[not\\] (/this)",
    "1, 3: [words] (/events) is no whole link, so visitors would read its brackets. The same is true of [more](/events.",
  ],
  [
    "a picture above a poem",
    "![A lamp](../pictures/portrait.jpg)\n\n    The night is long,\n    and he wakes.",
  ],
  [
    "pictures",
    "![](../pictures/portrait.jpg)\n\n![A hall](https://cdn.example/hall.jpg)\n\n![Lost](../pictures/portrat.jpg)\n\n![Code](data:image/png;base64,iVBO=)\n\n![Talk](https://talks.example/gate.mp3)",
    "1: the picture ../pictures/portrait.jpg has no words for those who cannot see it.",
    "3: the picture https://cdn.example/hall.jpg is on another site.",
    "5: there is no picture ../pictures/portrat.jpg.",
    "7: the picture data:image/png;base64,iVBO= stands in the text itself as code.",
    "9: the picture https://talks.example/gate.mp3 is a recording.",
  ],
  [
    "components",
    '<Scripture>\n\nJesus wept.\n\n</Scripture>\n\n<Note titel="A word">Words.</Note>\n\n<Video href="talk.mp4" title="A talk" />\n\n<Button href="/contact"></Button>',
    "1: <Scripture> has no reference.",
    "7: <Note> knows no titel.",
    '9: <Video> leads to "talk.mp4", which is no address on the web.',
    "11: <Button> has no words.",
  ],
  [
    "files",
    '<Audio src="../files/lost.mp3" title="A talk" />\n\n<Download href="https://cdn.example/sheet.pdf">A sheet</Download>\n\n<video controls><source src="/media/night.mp4"></video>',
    "1: there is no file ../files/lost.mp3.",
    "3: the file https://cdn.example/sheet.pdf is on another site.",
    "5: /media/night.mp4 is a video that no page plays.",
  ],
  [
    "Markdown that a component swallows",
    '<Scripture reference="John 11:35">\nJesus **wept**.\n</Scripture>',
    "1: <Scripture> has Markdown that would be shown with its signs.",
  ],
  [
    "other components",
    '<PullQuote author="Me">Words.</PullQuote>\n\n<Scriptur reference="John 11:35">Jesus wept.</Scriptur>\n\n<BR>',
    "1: <PullQuote> is no component of this site.",
    "3: <Scriptur> is no component of this site.",
  ],
  [
    "what cannot be published",
    '<form action="https://evil.example"><input><button>Send</button></form>\n\n<iframe srcdoc="x"></iframe>\n\n<script src="x"></script>',
    "1, 3: <form> cannot be published. The same is true of <iframe>.",
  ],
  [
    "tags without an end",
    "<!-- a comment that nobody ends\n\n<Note>\n\n`<Note>`",
    "1: <!-- has no end, so that what follows would be lost.",
    "3: <Note> has no end, so that what follows would be lost.",
  ],
  [
    "footnotes without a partner",
    "One.[^3] Two.[^4]\n\n[^1]: A note.",
    "3: the note [^1] has no place in the text, so nobody would read it.",
    "1: [^3] has no note, so visitors would read its brackets. The same is true of [^4].",
  ],
  [
    "footnotes in a quotation, and in HTML, where they are none",
    "> One.[^1]\n>\n> [^1]: A note.\n\n<p>Two.[^2]</p>\n\n[^2]: Another.",
    "7: the note [^2] has no place in the text, so nobody would read it.",
  ],
  [
    "letters that were lost",
    "The caf\uFFFD was closed. And donâ€™t forget.",
    "1: has lost a letter at the end of “The caf\uFFFD”. The same is true of “was closed. And donâ€”.",
  ],
  [
    "tables",
    "| Day | Psalm |\n| --- | --- |\n| 1 | 23 | lost |",
    "3: has a table with more cells in a row than in its first, which nobody would see.",
  ],
  [
    "commands of other programs",
    '[vc_row]Words[/vc_row]\n\n{% include note.html %} {{< figure src="a.png" >}} {{ site.title }}\n\nSee [[The Gate]] and ==this==, but verse [[1]] and `{{ code }}`, and^[a note].\n\nimport Box from "../box"',
    '1, 3, 5, 7: [vc_row] is a command of another program, which this site does not know. The same is true of [/vc_row], {% include note.html %}, {{< figure src="a.png" >}}, {{ site.title }}, [[The Gate]] and 3 more.',
  ],
  [
    "what parsers cannot read",
    "<math><template>x</template></math>",
    ": has tags within each other that cannot be read.",
  ],
])("the check speaks of %s", (_name, body, ...said) => {
  expect(saidOf(body)).toEqual(said);
});

test("a draft may wait for its alternative texts", () => {
  const picture = "![](../pictures/portrait.jpg)";
  expect(textMistakes(picture, sampleContext)).toHaveLength(1);
  expect(textMistakes(picture, { ...sampleContext, isDraft: true })).toEqual([]);
});
