import type { Edit } from "./edited-content";

const home = "pages/home.json";
const contact = "pages/contact.json";
const privacy = "pages/privacy.mdx";

/** The message, but for its line. */
interface Expected {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
  readonly fix: string;
}

/** One mistake each: what was done, to which words, and the message that an editor reads. */
export const mistakes: ReadonlyArray<readonly [what: string, edit: Edit, expected: Expected]> = [
  [
    "a missing field",
    [home, '"eyebrow": "The voice",', ""],
    {
      file: home,
      field: "biography.eyebrow",
      problem: '"eyebrow" is missing.',
      fix: "Add it. What goes here: The small line above the title.",
    },
  ],
  [
    "a misspelt field",
    [home, '"headline":', '"hedline":'],
    {
      file: home,
      field: "hero.hedline",
      problem: '"hedline" is no field here.',
      fix: 'Did you mean "headline"? What goes here: The page\'s main heading.',
    },
  ],
  [
    "a field too many",
    ["pages/not-found.json", '"code": "404",', '"code": "404", "background": "night",'],
    {
      file: "pages/not-found.json",
      field: "background",
      problem: '"background" is no field here.',
      fix: "Take it away. The fields here are: seo, code, title, text, action.",
    },
  ],
  [
    "an empty text",
    [home, '"VOICE • MINISTRY • MANDATE"', '""'],
    {
      file: home,
      field: "hero.badge",
      problem: "is empty.",
      fix: "Fill it in. What goes here: The short line in capitals above the headline.",
    },
  ],
  [
    "a blank text",
    [home, '"title": "Lives Transformed"', '"title": "  "'],
    {
      file: home,
      field: "testimonials.title",
      problem: "is empty.",
      fix: "Fill it in. What goes here: The section's heading.",
    },
  ],
  [
    "a text too short once filled",
    [
      home,
      '"title": "{ministry.name}: Strategic Prayer, Taught and Practised"',
      '"title": "{ministry.name}"',
    ],
    {
      file: home,
      field: "seo.title",
      problem: "has 15 characters with its placeholders filled; it needs at least 20.",
      fix: "Say more. What goes here: The page's title in search results and on the browser tab.",
    },
  ],
  [
    "a text too long once filled",
    [home, '"title": "{ministry.name}:', '"title": "{leader.name}, {ministry.name} and everyone:'],
    {
      file: home,
      field: "seo.title",
      problem: "has 81 characters with its placeholders filled; it needs at most 60.",
      fix: "Shorten it. What goes here: The page's title in search results and on the browser tab.",
    },
  ],
  [
    "a number where text belongs",
    ["facts.json", '"pages": "250"', '"pages": 250'],
    {
      file: "facts.json",
      field: "book.pages",
      problem: "is a number.",
      fix: "Write text in quotation marks. What goes here: How many pages, in digits.",
    },
  ],
  [
    "text where a flag belongs",
    ["site.json", '"sample": true', '"sample": "yes"'],
    {
      file: "site.json",
      field: "sample",
      problem: "is text.",
      fix: "Write true or false without quotation marks. What goes here: true while the names, addresses and links below are samples; removed at launch.",
    },
  ],
  [
    "a word that is none of the options",
    ["site.json", '"en-US"', '"english"'],
    {
      file: "site.json",
      field: "language",
      problem: '"english" is none of the options.',
      fix: 'Write one of these: "en-US", "en-GB". What goes here: The language that the site is written in.',
    },
  ],
  [
    "a list with too many entries",
    [
      contact,
      '"text": "Ask a question,',
      '"actions": [{ "label": "A", "href": "/" }, { "label": "B", "href": "/" }, { "label": "C", "href": "/" }], "text": "Ask a question,',
    ],
    {
      file: contact,
      field: "hero.actions",
      problem: "has 3 entries; it takes at most 2.",
      fix: "Take some away. What goes here: The buttons below the text, the most important first.",
    },
  ],
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
    "an unknown placeholder",
    [home, "Meet {leader.name}", "Meet {leader.nmae}"],
    {
      file: home,
      field: "biography.title",
      problem: "{leader.nmae} names nothing in content/site.json or content/facts.json.",
      fix: "Did you mean {leader.name}?",
    },
  ],
  [
    "an unknown placeholder in a fact",
    ["facts.json", '"a strategic prayer manual"', '"a manual for {book.readers}"'],
    {
      file: "facts.json",
      field: "book.kind",
      problem: "{book.readers} names nothing in content/site.json or content/facts.json.",
      fix: "Write a name that one of these two files has, such as {leader.name} or {gathering.day}; or add the fact there.",
    },
  ],
  [
    "a placeholder that only its page can fill, in another field",
    ["frame.json", '"Skip to content"', '"Skip to {count}"'],
    {
      file: "frame.json",
      field: "skipLink",
      problem: "{count} names nothing in content/site.json or content/facts.json.",
      fix: "Write a name that one of these two files has, such as {leader.name} or {gathering.day}; or add the fact there.",
    },
  ],
  [
    "a counter that does not count",
    ["forms/common.json", "{count} of {limit} characters", "{count} characters"],
    {
      file: "forms/common.json",
      field: "counter",
      problem: "{limit} is not in the text, so the visitor would not read it.",
      fix: "Write {limit} where it belongs.",
    },
  ],
  [
    "a brace without its partner",
    [home, "Meet {leader.name}", "Meet {leader.name"],
    {
      file: home,
      field: "biography.title",
      problem: "has a brace without its partner.",
      fix: "Write placeholders between two braces, such as {leader.name}.",
    },
  ],
  [
    "an id that two entries of a file share",
    ["faqs/home.json", '"who-is-the-author"', '"what-is-strategic-prayer"'],
    {
      file: "faqs/home.json",
      field: "questions[what-is-strategic-prayer].id",
      problem: '"what-is-strategic-prayer" is also another entry\'s id in this file.',
      fix: "Give one of the two another.",
    },
  ],
  [
    "an id with capitals and spaces",
    ["faqs/home.json", '"who-is-the-author"', '"Who is the author"'],
    {
      file: "faqs/home.json",
      field: "questions[Who is the author].id",
      problem: '"Who is the author" is not written as this field needs it.',
      fix: "What goes here: Names the question in addresses. Lower-case letters and digits, with hyphens between words.",
    },
  ],
  [
    "a web address in copy",
    ["faqs/home.json", "on the ticket page", "at https://tickets.example/monthly-prayer-gathering"],
    {
      file: "faqs/home.json",
      field: "questions[how-to-join-the-monthly-gatherings].answer",
      problem: "https://tickets.example/monthly-prayer-gathering is written out.",
      fix: "Put it into content/site.json and refer to it: {links.gathering}.",
    },
  ],
  [
    "a mail address in copy",
    [contact, "A person reads what you write", "Write to info@ministry.example"],
    {
      file: contact,
      field: "hero.text",
      problem: "info@ministry.example is written out.",
      fix: "Put it into content/site.json and refer to it: {addresses.general.email}.",
    },
  ],
  [
    "a web address as a link",
    [home, '"href": "{links.gathering}"', '"href": "https://elsewhere.example/join"'],
    {
      file: home,
      field: "hero.actions[0].href",
      problem: '"https://elsewhere.example/join" is written out.',
      fix: "Put it under links in content/site.json and write {links.…} here.",
    },
  ],
  [
    "a mail address as a link",
    [home, '"href": "/about"', '"href": "mailto:prayer@ministry.example"'],
    {
      file: home,
      field: "biography.action.href",
      problem: '"mailto:prayer@ministry.example" is written out.',
      fix: "Put it under addresses in content/site.json and write mailto:{addresses.prayer.email} here.",
    },
  ],
  [
    "a link to a page that is not there",
    [home, '"href": "/contact#prayer"', '"href": "/contcat#prayer"'],
    {
      file: home,
      field: "hero.actions[1].href",
      problem: '"/contcat" is no page of this site.',
      fix: 'Did you mean "/contact#prayer"?',
    },
  ],
  [
    "a link by a placeholder that is no link",
    [home, '"href": "{links.gathering}"', '"href": "{leader.name}"'],
    {
      file: home,
      field: "hero.actions[0].href",
      problem: "{leader.name} is not a link.",
      fix: "Write {links.…} for a link, mailto:{addresses.….email} for a mail address.",
    },
  ],
  [
    "the leader's name in copy",
    [home, "An {leader.role}, {leader.name} has", "An {leader.role}, Alex Sample has"],
    {
      file: home,
      field: "biography.paragraphs[0]",
      problem: "“Alex Sample” is written out.",
      fix: "Write {leader.name}, so that a change in content/site.json reaches it.",
    },
  ],
  [
    "the ministry's name in copy",
    ["frame.json", "{ministry.name}, home", "Sample Ministry, home"],
    {
      file: "frame.json",
      field: "homeLink",
      problem: "“Sample Ministry” is written out.",
      fix: "Write {ministry.name}, so that a change in content/site.json reaches it.",
    },
  ],
  [
    "an asterisk without its partner",
    [contact, "*carrying.*", "*carrying."],
    {
      file: contact,
      field: "hero.headline",
      problem: "has an asterisk without its partner.",
      fix: "Put one asterisk before and one after the words to emphasise: *like this*.",
    },
  ],
  [
    "asterisks that do not touch their words",
    [contact, "*carrying.*", "* carrying. *"],
    {
      file: contact,
      field: "hero.headline",
      problem: "has asterisks that do not touch the words between them.",
      fix: "Write *like this*: one asterisk on each side, no space inside.",
    },
  ],
  [
    "emphasis where there is none",
    ["frame.json", "Load the page again", "*Load the page again*"],
    {
      file: "frame.json",
      field: "applicationError.text",
      problem: "would show the asterisks of *Load the page again*.",
      fix: "Write Load the page again: this field has no emphasis.",
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
    "a number that is out of its range",
    ["facts.json", '"week": 2', '"week": 5'],
    {
      file: "facts.json",
      field: "gathering.schedule.week",
      problem: "is 5; it needs at most 4.",
      fix: "What goes here: Which of the month’s: 2 for the second. Not every month has a fifth.",
    },
  ],
  [
    "a number that is too small",
    ["articles/ten-honest-minutes.mdx", "readTime: 4", "readTime: 0"],
    {
      file: "articles/ten-honest-minutes.mdx",
      field: "readTime",
      problem: "is 0; it needs at least 1.",
      fix: "What goes here: How many minutes it takes to read.",
    },
  ],
  [
    "a part of a number",
    ["facts.json", '"week": 2', '"week": 2.5'],
    {
      file: "facts.json",
      field: "gathering.schedule.week",
      problem: "is no whole number.",
      fix: "Write a whole number without quotation marks. What goes here: Which of the month’s: 2 for the second. Not every month has a fifth.",
    },
  ],
  [
    "an end before its beginning",
    ["facts.json", '"to": "18:30"', '"to": "17:30"'],
    {
      file: "facts.json",
      field: "gathering.schedule.to",
      problem: '"17:30" is not later than "18:00".',
      fix: "Write when the gathering ends, on the same day as it begins.",
    },
  ],
  [
    "a day in words that is not the schedule's",
    ["facts.json", '"weekday": "Tuesday"', '"weekday": "Wednesday"'],
    {
      file: "facts.json",
      field: "gathering.day",
      problem: "“second Tuesday of each month” is not what the schedule says, by which the site reckons.",
      fix: "Say “Wednesday” here, or mend gathering.schedule below.",
    },
  ],
  [
    "a time in words that is not the schedule's",
    ["facts.json", '6:00 PM to 6:30 PM EST"', '7:00 PM to 7:30 PM EST"'],
    {
      file: "facts.json",
      field: "gathering.time",
      problem: "“7:00 PM to 7:30 PM EST” is not what the schedule says, by which the site reckons.",
      fix: "Say “6:00” here, or mend gathering.schedule below.",
    },
  ],
  [
    "a price in words",
    ["facts.json", '"price": "$25"', '"price": "twenty-five dollars"'],
    {
      file: "facts.json",
      field: "partnership.partner.price",
      problem: '"twenty-five dollars" is not written as this field needs it.',
      fix: "What goes here: Its price for a month. In digits and with its sign, as in $25.",
    },
  ],
  [
    "an amount with its sign",
    ["facts.json", '"amount": "39"', '"amount": "$39"'],
    {
      file: "facts.json",
      field: "course.amount",
      problem: '"$39" is not written as this field needs it.',
      fix: "What goes here: Its price. In digits and without a sign, as in 39 or 39.50.",
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
