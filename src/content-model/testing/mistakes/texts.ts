import type { Mistake } from "./mistake";

const home = "pages/home.json";
const contact = "pages/contact.json";
const nightWatch = "events/spotlight-night-watch.json";

/** Mistakes in texts: placeholders, links, literal names, emphasis. */
export const mistakesInTexts: readonly Mistake[] = [
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
    "a control character",
    ["pages/not-found.json", '"404"', '"40\\u00074"'],
    {
      file: "pages/not-found.json",
      field: "code",
      problem: "holds a sign that nobody can read, U+0007, after “40”.",
      fix: "Take it away; it may have come with words that were copied.",
    },
  ],
  [
    "half of a sign",
    ["pages/not-found.json", '"404"', '"\\ud83d4"'],
    {
      file: "pages/not-found.json",
      field: "code",
      problem: "holds a sign that nobody can read, U+D83D, at its beginning.",
      fix: "Take it away; it may have come with words that were copied.",
    },
  ],
  [
    "a control character in a link",
    ["pages/not-found.json", '"href": "/"', '"href": "/contact#prayer\\u0000"'],
    {
      file: "pages/not-found.json",
      field: "action.href",
      problem: "holds a sign that nobody can read, U+0000, after “/contact#prayer”.",
      fix: "Take it away; it may have come with words that were copied.",
    },
  ],
  [
    "an unknown placeholder in a fact",
    ["facts.json", '"a strategic prayer manual"', '"a manual for {book.readers}"'],
    {
      file: "facts.json",
      field: "book.kind",
      problem: "{book.readers} names nothing in content/site.json or content/facts.json.",
      fix: "Write a name that one of these two files has, such as {leader.name} or {gathering.day}.",
    },
  ],
  [
    "a fact that leads back to itself",
    ["facts.json", '"a strategic prayer manual"', '"{book.kind} for all"'],
    {
      file: "facts.json",
      field: "book.kind",
      problem: "{book.kind} → {book.kind} leads back to itself.",
      fix: "Write one of these facts out in content/site.json or content/facts.json.",
    },
  ],
  [
    "a placeholder that only its page can fill, in another field",
    ["frame.json", '"Skip to content"', '"Skip to {count}"'],
    {
      file: "frame.json",
      field: "skipLink",
      problem: "{count} names nothing in content/site.json or content/facts.json.",
      fix: "Write a name that one of these two files has, such as {leader.name} or {gathering.day}.",
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
    "a web address in copy",
    ["pages/home.json", "on the ticket page", "at https://tickets.example/monthly-prayer-gathering"],
    {
      file: "pages/home.json",
      field: "faq.questions[how-to-join-the-monthly-gatherings].answer",
      problem: "https://tickets.example/monthly-prayer-gathering is written out.",
      fix: "Write {links.gathering}.",
    },
  ],
  [
    "a link in an answer to a page that is not there",
    ["pages/home.json", "on the ticket page", "on [the page](/evnts)"],
    {
      file: "pages/home.json",
      field: "faq.questions[how-to-join-the-monthly-gatherings].answer",
      problem: '"/evnts" is no page of this site.',
      fix: 'Did you mean "/events"?',
    },
  ],
  [
    "a link in an answer that names this site",
    ["pages/home.json", "on the ticket page", "on [the page](https://ministry.example/events)"],
    {
      file: "pages/home.json",
      field: "faq.questions[how-to-join-the-monthly-gatherings].answer",
      problem: "https://ministry.example/events is an address of this site.",
      fix: "Write /events.",
    },
  ],
  [
    "a mail address in copy",
    [contact, "Messages and invitations are answered", "Write to info@ministry.example"],
    {
      file: contact,
      field: "hero.text",
      problem: "info@ministry.example is written out.",
      fix: "Write one of the inboxes of content/site.json: {addresses.general.email}.",
    },
  ],
  [
    "a web address as a link",
    [home, '"href": "{links.gathering}"', '"href": "https://elsewhere.example/join"'],
    {
      file: home,
      field: "hero.actions[0].href",
      problem: '"https://elsewhere.example/join" is written out.',
      fix: 'Give it a name under furtherLinks in content/site.json ({ "name": "…", "url": "https://elsewhere.example/join" }), and write {links.…} with that name here.',
    },
  ],
  [
    "a bare address as a link",
    [home, '"href": "{links.gathering}"', '"href": "elsewhere.example/join"'],
    {
      file: home,
      field: "hero.actions[0].href",
      problem: '"elsewhere.example/join" is written out.',
      fix: 'Give it a name under furtherLinks in content/site.json ({ "name": "…", "url": "https://elsewhere.example/join" }), and write {links.…} with that name here.',
    },
  ],
  [
    "a bare address that has a name",
    [home, '"href": "{links.gathering}"', '"href": "tickets.example/monthly-prayer-gathering"'],
    {
      file: home,
      field: "hero.actions[0].href",
      problem: '"tickets.example/monthly-prayer-gathering" is written out.',
      fix: "Write {links.gathering}.",
    },
  ],
  [
    "a bare address as an event's button",
    [
      nightWatch,
      '"location"',
      '"action": { "label": "Tickets", "href": "www.tickets.example/watch" }, "location"',
    ],
    {
      file: nightWatch,
      field: "action.href",
      problem: '"www.tickets.example/watch" is no whole address.',
      fix: 'Write "https://www.tickets.example/watch".',
    },
  ],
  [
    "an event's button with the full stop of its sentence",
    [
      nightWatch,
      '"location"',
      '"action": { "label": "Tickets", "href": "https://tickets.example/watch." }, "location"',
    ],
    {
      file: nightWatch,
      field: "action.href",
      problem: '"https://tickets.example/watch." is no address on the web.',
      fix: 'Take . away: it belongs to the words that the address stood in. What goes here: Where it leads. Write an address on the web ("https://tickets.example/retreat"), a page of this site ("/contact", "/contact#prayer"), a link of content/site.json ("{links.gathering}") or a mail address of it ("mailto:{addresses.general.email}").',
    },
  ],
  [
    "a further link with the name of another",
    [
      "site.json",
      '"social": [',
      '"furtherLinks": [{ "name": "book", "url": "https://elsewhere.example/book" }], "social": [',
    ],
    {
      file: "site.json",
      field: "furtherLinks[0].name",
      problem: '"book" is the name of one of the links above.',
      fix: "Give this one another, or mend links.book.",
    },
  ],
  [
    "a link to another site by a name that is not there",
    [home, '"href": "{links.gathering}"', '"href": "{links.xyzxyzxyz}"'],
    {
      file: home,
      field: "hero.actions[0].href",
      problem: "{links.xyzxyzxyz} names nothing in content/site.json or content/facts.json.",
      fix: "Add the link under furtherLinks in content/site.json, with the name xyzxyzxyz.",
    },
  ],
  [
    "a mail address as a link",
    [home, '"href": "/about"', '"href": "mailto:prayer@ministry.example"'],
    {
      file: home,
      field: "biography.action.href",
      problem: '"mailto:prayer@ministry.example" is written out.',
      fix: "Write one of the inboxes of content/site.json: mailto:{addresses.prayer.email}.",
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
    "a link that is neither a page nor an address",
    ["pages/not-found.json", '"href": "/"', '"href": "home"'],
    {
      file: "pages/not-found.json",
      field: "action.href",
      problem: '"home" leads nowhere.',
      fix: 'What goes here: Where it leads. Write a page of this site ("/contact", "/contact#prayer"), a link of content/site.json ("{links.gathering}") or a mail address of it ("mailto:{addresses.general.email}").',
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
    [home, "{leader.name}, {leader.role}, has", "Alex Sample, {leader.role}, has"],
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
    [contact, "*person*", "*person"],
    {
      file: contact,
      field: "hero.headline",
      problem: "has an asterisk without its partner.",
      fix: "Put one asterisk before and one after the words to emphasise: *like this*.",
    },
  ],
  [
    "asterisks that do not touch their words",
    [contact, "*person*", "* person *"],
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
    "a tag in a field of words",
    [home, '"title": "Lives Transformed"', '"title": "Lives <b>Transformed"'],
    {
      file: home,
      field: "testimonials.title",
      problem: "would show <b> as it stands.",
      fix: "Write the words or the sign itself: this field takes no tags, no codes for signs and no links.",
    },
  ],
  [
    "an entity in a field of words",
    [home, '"title": "Lives Transformed"', '"title": "Lives &amp; Transformed"'],
    {
      file: home,
      field: "testimonials.title",
      problem: "would show &amp; as it stands.",
      fix: "Write the words or the sign itself: this field takes no tags, no codes for signs and no links.",
    },
  ],
  [
    "a link of Markdown in a field of words",
    [home, '"title": "Lives Transformed"', '"title": "Lives [Transformed](/about)"'],
    {
      file: home,
      field: "testimonials.title",
      problem: "would show [Transformed](/about) as it stands.",
      fix: "Write the words or the sign itself: this field takes no tags, no codes for signs and no links.",
    },
  ],
  [
    "emphasis with underscores where there is none",
    ["frame.json", "Load the page again", "_Load the page again_"],
    {
      file: "frame.json",
      field: "applicationError.text",
      problem: "would show the underscores of _Load the page again_.",
      fix: "Write Load the page again: this field has no emphasis.",
    },
  ],
  [
    "emphasis with underscores where it has asterisks",
    [contact, "*person*", "_person_"],
    {
      file: contact,
      field: "hero.headline",
      problem: "would show the underscores of _person_.",
      fix: "Write *person*: emphasis has asterisks here.",
    },
  ],
  [
    "a line break in a field of words",
    [home, '"title": "Lives Transformed"', '"title": "Lives\\nTransformed"'],
    {
      file: home,
      field: "testimonials.title",
      problem: "has a line break after “Lives”, which no page shows.",
      fix: "Write it as one paragraph.",
    },
  ],
  [
    "a space that nobody sees",
    [home, '"title": "Lives Transformed"', '"title": "Lives \\u200BTransformed"'],
    {
      file: home,
      field: "testimonials.title",
      problem: "holds a sign that nobody can read, U+200B, after “Lives ”.",
      fix: "Take it away; it may have come with words that were copied.",
    },
  ],
  [
    "a sign that turns the direction of the words behind it",
    [home, '"title": "Lives Transformed"', '"title": "Lives \\u202ETransformed"'],
    {
      file: home,
      field: "testimonials.title",
      problem: "holds a sign that nobody can read, U+202E, after “Lives ”.",
      fix: "Take it away; it may have come with words that were copied.",
    },
  ],
  [
    "a line break of a word processor",
    [home, '"title": "Lives Transformed"', '"title": "Lives \\u2028Transformed"'],
    {
      file: home,
      field: "testimonials.title",
      problem: "holds a sign that nobody can read, U+2028, after “Lives ”.",
      fix: "Take it away; it may have come with words that were copied.",
    },
  ],
  [
    "a testimonial in quotation marks of its own",
    [
      "pages/press-kit.json",
      "We asked for a quotation and were given a paragraph. The biography ran as it stood.",
      "“We asked for a quotation and were given a paragraph.”",
    ],
    {
      file: "pages/press-kit.json",
      field: "testimonials.entries[ran-as-it-stood].quote",
      problem: "stands in quotation marks of its own.",
      fix: "Take them away. What goes here: Their words, without quotation marks: the page adds them.",
    },
  ],
  [
    "a line of the press kit in straight quotation marks",
    [
      "pages/press-kit.json",
      '"You do not need fine words to pray. You need true ones."',
      '"\\"You do not need fine words to pray. You need true ones.\\""',
    ],
    {
      file: "pages/press-kit.json",
      field: "soundbites.entries[1]",
      problem: "stands in quotation marks of its own.",
      fix: "Take them away. What goes here: One line, without quotation marks: the page adds them where somebody is quoted.",
    },
  ],
  [
    "a verse in quotation marks of its own",
    [
      "devotionals/seven-days.json",
      "Bear ye one another’s burdens, and so fulfil the law of Christ.",
      "‘Bear ye one another’s burdens, and so fulfil the law of Christ.’",
    ],
    {
      file: "devotionals/seven-days.json",
      field: "slides[day-6].verse",
      problem: "stands in quotation marks of its own.",
      fix: "Take them away. What goes here: The verse, without quotation marks: the page sets it apart.",
    },
  ],
];
