import type { Mistake } from "./mistake";

const privacy = "pages/privacy.mdx";

/** Mistakes in files: invalid JSON or frontmatter, and missing or invalid pictures. */
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
      fix: 'Put each value in straight quotation marks after its field\'s name and a colon (title: "…"), fields of fields two spaces further in, without a tab.',
    },
  ],
  [
    "frontmatter without its first line of dashes",
    [privacy, "---\n", ""],
    {
      file: privacy,
      field: "",
      problem: "does not begin with a line of three dashes.",
      fix: "The first line is ---; then come the fields, a line --- again, and the text.",
    },
  ],
  [
    "frontmatter without its second line of dashes",
    [privacy, "\n---\n", "\n"],
    {
      file: privacy,
      field: "",
      problem: "has no line of three dashes below its fields.",
      fix: "The first line is ---; then come the fields, a line --- again, and the text.",
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
    "a brace that opens no group",
    ["pages/home.json", '"seo": {', '"seo":'],
    {
      file: "pages/home.json",
      field: "",
      problem: "is not valid JSON: at line 3, column 12, a colon follows something that is no field's name.",
      fix: "Look at the line before: a field has lost its value there, or its opening brace { or its comma.",
    },
  ],
  [
    "quotation marks inside a text",
    ["pages/not-found.json", '"code": "404"', '"code": "A "404" page"'],
    {
      file: "pages/not-found.json",
      field: "",
      problem: "is not valid JSON: at line 6, column 15, a word follows the end of a text.",
      fix: 'Inside a text, write quotation marks as “ ” or \\". Otherwise take the word away.',
    },
  ],
  [
    "the marks of Git in a file that it could not merge",
    [
      "pages/not-found.json",
      '  "code": "404",',
      '<<<<<<< HEAD\n  "code": "404",\n=======\n  "code": "400",\n>>>>>>> other',
    ],
    {
      file: "pages/not-found.json",
      field: "",
      problem: "holds two versions of the same lines, which Git could not merge.",
      fix: "Keep the lines of one version, and take away the others and the three that begin with <<<<<<<, ======= and >>>>>>>.",
    },
  ],
  [
    "curly quotation marks around a field between lines of dashes",
    [privacy, 'title: "What happens to *your words*"', "title: “What happens to your words”"],
    {
      file: privacy,
      field: "title",
      problem: "“What happens to your words” stands in curly quotation marks, which visitors would read.",
      fix: 'Put it in straight quotation marks: "…". Where visitors should read others too, write those inside.',
    },
  ],
];
