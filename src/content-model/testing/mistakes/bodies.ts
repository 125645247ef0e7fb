import type { Mistake } from "./mistake";

const privacy = "pages/privacy.mdx";

/** What stands in the Markdown of a file. */
export const mistakesInBodies: readonly Mistake[] = [
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
    "a sign in the body that was read in the wrong encoding",
    [privacy, "travel to {ministry.name}", "donâ€™t travel to {ministry.name}"],
    {
      file: privacy,
      field: "body",
      problem: "has “â€™” where another sign was: a program read it in the wrong encoding.",
      fix: "Write the sign that belongs there, and save the file as UTF-8.",
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
    "a list in the body with Word's bullets",
    [privacy, "\n## ", "\n• one point\n\n## "],
    {
      file: privacy,
      field: "body",
      problem: "“•one point” begins no list.",
      fix: "Begin each entry with a hyphen, or a number and a full stop, and then a space: - one point. Where visitors should read the sign itself, begin the line with another word.",
    },
  ],
  [
    "a table in the body without its line of dashes",
    [privacy, "\n## ", "\n| Day | Psalm |\n\n## "],
    {
      file: privacy,
      field: "body",
      problem: "“| Day | Psalm |” is in no table, so visitors would read its lines.",
      fix: "Below a table's first line stands one of dashes, with as many columns: | --- | --- |.",
    },
  ],
  [
    "a dividing line in the body that makes a heading of the words above it",
    [privacy, "\n## ", "\nSo far.\n---\n\n## "],
    {
      file: privacy,
      field: "body",
      problem: "“So far.” would be a heading, for the dashes below it.",
      fix: "Leave a line empty above the dashes, which then divide the text; write a heading as ## and its words.",
    },
  ],
  [
    "a year at the beginning of a paragraph in the body",
    [privacy, "\n## ", "\n1995. That was the year it began.\n\n## "],
    {
      file: privacy,
      field: "body",
      problem: "“1995.” would begin a numbered list.",
      fix: "Put a backslash before its full stop: 1995\\.",
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
    "a link in the body whose bracket stays open",
    [privacy, "from the address you used", "or see [our events](/events for more"],
    {
      file: privacy,
      field: "body",
      problem: "[our events](/events is no whole link, so visitors would read its brackets.",
      fix: "Write [words](/page), with no space between the brackets and none in the address. Where visitors should read the brackets, put a backslash before each.",
    },
  ],
  [
    "an address that runs a program, defined over two lines",
    [privacy, "## While you read", "[form]:\njavascript:alert(1)\n\n## While you read"],
    {
      file: privacy,
      field: "body",
      problem: '"javascript:alert(1)" leads nowhere.',
      fix: "Write a page of this site (/contact), a link of content/site.json ({links.…}) or a mail address of it (mailto:{addresses.….email}).",
    },
  ],
  [
    "a heading in the body without its space",
    [privacy, "## While you read", "##While you read"],
    {
      file: privacy,
      field: "body",
      problem: "“##While” begins no heading.",
      fix: "Put two signs and a space before a heading: ## While. Where visitors should read the sign itself, put a backslash before it: \\##While.",
    },
  ],
  [
    "a second title in the body",
    [privacy, "## While you read", "# While you read"],
    {
      file: privacy,
      field: "body",
      problem: "“While you read” would be the page's title once more.",
      fix: "Write a heading with two signs: ## While you read.",
    },
  ],
  [
    "asterisks in the body without their partners",
    [privacy, "Not a word of yours", "Not **a word of yours"],
    {
      file: privacy,
      field: "body",
      problem: "has an asterisk that emphasises nothing.",
      fix: "Put *one* or **two** before and after the words, with no space inside. Where visitors should read the sign itself, write \\*.",
    },
  ],
  [
    "an underscore in the body without its partner",
    [privacy, "Not a word of yours", "Not _a word of yours"],
    {
      file: privacy,
      field: "body",
      problem: "has an underscore that emphasises nothing.",
      fix: "Put *one* or **two** before and after the words, with no space inside. Where visitors should read the sign itself, write \\_.",
    },
  ],
  [
    "a backtick for an apostrophe in the body",
    [privacy, "Not a word of yours", "We don`t keep a word of yours"],
    {
      file: privacy,
      field: "body",
      problem: "has a backtick that marks nothing.",
      fix: "Write an apostrophe: ’. Where visitors should read the sign itself, write \\`.",
    },
  ],
  [
    "a heading in the body without words",
    [privacy, "## While you read", "##\n\nWhile you read"],
    {
      file: privacy,
      field: "body",
      problem: "has a heading without words.",
      fix: "Write its words behind the signs, as in ## What follows, or take the line away.",
    },
  ],
  [
    "a link in the body without words",
    [privacy, "from the address you used", "or see [](/events)"],
    {
      file: privacy,
      field: "body",
      problem: "has a link without words.",
      fix: "Say between its brackets where it leads, as in [our events](/events), or take it away.",
    },
  ],
  [
    "a heading in the body below none of the level above it",
    [privacy, "## While you read", "#### While you read"],
    {
      file: privacy,
      field: "body",
      problem: "“#### While you read” stands below no heading with one sign less.",
      fix: "Write ### While you read.",
    },
  ],
  [
    "a table in the body with more cells than columns",
    [privacy, "## While you read", "| a | b |\n| - | - |\n| c | d | e |\n\n## While you read"],
    {
      file: privacy,
      field: "body",
      problem: "has a table of 2 columns with more cells in row 2, which nobody would see.",
      fix: "Give its first row and the dashes below it as many columns: | --- | --- | --- |.",
    },
  ],
  [
    "a picture in the body",
    [privacy, "## While you read", "![Our team](/about)\n\n## While you read"],
    {
      file: privacy,
      field: "body",
      problem: "![Our team](/about) would be a picture, and a text shows none.",
      fix: "Take it away. For a link, take the exclamation mark away: [Our team](/about).",
    },
  ],
  [
    "a footnote in the body",
    [privacy, "## While you read", "A word[^1].\n\n[^1]: The note.\n\n## While you read"],
    {
      file: privacy,
      field: "body",
      problem: "would have a footnote, and a text has none.",
      fix: "Say it in the text, or in brackets.",
    },
  ],
  [
    "a box to tick in the body",
    [privacy, "## While you read", "- [ ] Pray\n\n## While you read"],
    {
      file: privacy,
      field: "body",
      problem: "would have a box that nobody can tick.",
      fix: "Take [ ] or [x] away: a line of a list begins with a hyphen and a space.",
    },
  ],
  [
    "a list in the body with Word's dashes",
    [privacy, "\n## ", "\n– one point\n– another\n\n## "],
    {
      file: privacy,
      field: "body",
      problem: "“–one point” begins no list.",
      fix: "Begin each entry with a hyphen, or a number and a full stop, and then a space: - one point. Where visitors should read the sign itself, begin the line with another word.",
    },
  ],
  [
    "words right below a table in the body",
    [privacy, "\n## ", "\n| a | b |\n| - | - |\n| c | d |\nThen we pray.\n\n## "],
    {
      file: privacy,
      field: "body",
      problem: "“Then we pray.” would be a row of a table.",
      fix: "Leave a line empty between it and the table; a row of its own begins and ends with |.",
    },
  ],
];
