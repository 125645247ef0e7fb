import type { Mistake } from "./mistake";

const privacy = "pages/privacy.mdx";

/** What a file is made of: its JSON or frontmatter, its Markdown, the pictures that it shows. */
export const mistakesInFiles: readonly Mistake[] = [
  [
    "a picture that is not there",
    ["site.json", "./pictures/portrait.png", "./pictures/portrat.png"],
    {
      file: "site.json",
      field: "leader.portrait.file",
      problem: "there is no picture ./pictures/portrat.png.",
      fix: "Did you mean ./pictures/portrait.png?",
    },
  ],
  [
    "a picture whose name differs in capitals",
    ["site.json", "./pictures/portrait.png", "./pictures/Portrait.PNG"],
    {
      file: "site.json",
      field: "leader.portrait.file",
      problem: "./pictures/Portrait.PNG differs from the file's name in capital letters.",
      fix: "Did you mean ./pictures/portrait.png?",
    },
  ],
  [
    "a picture without alternative text",
    [
      "site.json",
      '"alt": "An arched niche filled with the contour lines of a flame, with the monogram of {leader.name} at its heart."',
      '"alt": ""',
    ],
    {
      file: "site.json",
      field: "leader.portrait.alt",
      problem: "is empty.",
      fix: "Fill it in. What goes here: What the picture shows, in one sentence, for those who cannot see it.",
    },
  ],
  [
    "a field that stands twice",
    ["pages/not-found.json", '"code": "404",', '"code": "404", "code": "400",'],
    {
      file: "pages/not-found.json",
      field: "code",
      problem: '"code" stands here twice.',
      fix: "Keep one of the two: only the last one would be used.",
    },
  ],
  [
    "a comma that is missing",
    ["pages/not-found.json", '"code": "404",', '"code": "404"'],
    {
      file: "pages/not-found.json",
      field: "",
      problem: "is not valid JSON: at line 6, column 16, a comma is missing.",
      fix: "Put a comma between two entries.",
    },
  ],
  [
    "a space in JSON that is none",
    ["pages/not-found.json", '  "code"', '  \u00A0"code"'],
    {
      file: "pages/not-found.json",
      field: "",
      problem: "is not valid JSON: at line 6, column 3, a sign stands that nobody sees, U+00A0.",
      fix: "Delete everything between the visible signs there, and type the spaces anew.",
    },
  ],
  [
    "JSON as Notepad may save it",
    ["pages/not-found.json", "{\n", "\uFEFF{\n"],
    {
      file: "pages/not-found.json",
      field: "",
      problem: "is not valid JSON: at line 1, column 1, a sign stands that nobody sees, U+FEFF.",
      fix: "Save the file as “UTF-8”, not as “UTF-8 with BOM”.",
    },
  ],
  [
    "frontmatter that cannot be read",
    [privacy, 'title: "What happens to *your words*"', 'title: "What happens" to "your words"'],
    {
      file: privacy,
      field: "",
      problem: "cannot be read between its lines of dashes, at or before line 6.",
      fix: 'Put each value in straight quotation marks after its field\'s name and a colon (title: "…"), fields of fields two spaces further in.',
    },
  ],
  [
    "a field missing in frontmatter",
    [privacy, "introduction:", "intro:"],
    {
      file: privacy,
      field: "introduction",
      problem: '"introduction" is missing.',
      fix: "Add it. What goes here: One or two sentences below the heading.",
    },
  ],
  [
    "an unknown placeholder in the body",
    [privacy, "travel to {ministry.name}", "travel to {minstry.name}"],
    {
      file: privacy,
      field: "body",
      problem: "{minstry.name} names nothing in content/site.json or content/facts.json.",
      fix: "Did you mean {ministry.name}?",
    },
  ],
  [
    "a letter in the body that was lost",
    [privacy, "travel to {ministry.name}", "travel to the caf\uFFFD of {ministry.name}"],
    {
      file: privacy,
      field: "body",
      problem: "holds a sign that nobody can read, U+FFFD, after “it travel to the caf”.",
      fix: "A letter was lost there: write it once more.",
    },
  ],
  [
    "a link in the body to a page that is not there",
    [privacy, "from the address you used", "or use [our form](/contacts)"],
    {
      file: privacy,
      field: "body",
      problem: '"/contacts" is no page of this site.',
      fix: 'Did you mean "/contact"?',
    },
  ],
  [
    "a link in the body without its slash",
    [privacy, "from the address you used", "or come to [our events](events)"],
    { file: privacy, field: "body", problem: '"events" leads nowhere.', fix: 'Did you mean "/events"?' },
  ],
  [
    "a link in the body to a mail address without mailto:",
    [privacy, "(mailto:{addresses.general.email})", "({addresses.general.email})"],
    {
      file: privacy,
      field: "body",
      problem: '"{addresses.general.email}" leads nowhere.',
      fix: "Write mailto:{addresses.general.email}.",
    },
  ],
  [
    "a link to a page that is not there, defined for the whole body",
    [privacy, "## While you read", "[form]: /contacts\n\n## While you read"],
    {
      file: privacy,
      field: "body",
      problem: '"/contacts" is no page of this site.',
      fix: 'Did you mean "/contact"?',
    },
  ],
  [
    "a link in the body to a teaching that is not published",
    [privacy, "from the address you used", "or read [this](/blog/ten-honest-minutes)"],
    {
      file: privacy,
      field: "body",
      problem: '"/blog/ten-honest-minutes" is a teaching that is not published, so it has no page yet.',
      fix: 'Write status: "published" in content/articles/ten-honest-minutes.mdx first, or take the link away.',
    },
  ],
  [
    "a brace without its partner in the body",
    [privacy, "travel to {ministry.name}", "travel to {ministry.name"],
    {
      file: privacy,
      field: "body",
      problem: "has a brace without its partner.",
      fix: "Write placeholders between two braces, such as {leader.name}.",
    },
  ],
  [
    "a sign in the body that begins a tag",
    [privacy, "Not a word of yours", "Not a word of yours <3"],
    {
      file: privacy,
      field: "body",
      problem: "<3 would be taken for a tag, and a text has none.",
      fix: "Write it in Markdown, such as *emphasis* or [a link](/contact). Where visitors should read the sign itself, put a backslash before it: \\<3.",
    },
  ],
  [
    "a line in the body that begins as a program does",
    [privacy, "Each message leaves", "export each message leaves"],
    {
      file: privacy,
      field: "body",
      problem: "a line that begins with “export” would be taken for a program.",
      fix: "Begin the line with another word, or with a capital letter.",
    },
  ],
  [
    "a brace that opens no group",
    ["pages/home.json", '"seo": {', '"seo":'],
    {
      file: "pages/home.json",
      field: "",
      problem: "is not valid JSON: at line 3, column 12, a colon follows something that is no field's name.",
      fix: "Look at the line before: a field has lost its value there, or its opening brace { or its comma.",
    },
  ],
];
