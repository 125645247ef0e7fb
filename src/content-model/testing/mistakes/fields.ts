import type { Mistake } from "./mistake";

const home = "pages/home.json";
const contact = "pages/contact.json";

/** Mistakes in fields: missing fields, wrong types and invalid values. */
export const mistakesInFields: readonly Mistake[] = [
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
    "an address where several fields belong",
    ["site.json", '"navigation": {', '"emailList": "https://list.example/join", "navigation": {'],
    {
      file: "site.json",
      field: "emailList",
      problem: "is text.",
      fix: 'Write fields in {braces}: { "page": …, "form": … }. What goes here: Where one joins the email list; leave it out until there is a list.',
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
      '"title": "{ministry.name}: Strategic Prayer, Taught and Practiced"',
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
    "a text too long, whatever its facts are",
    [home, '"title": "{ministry.name}:', '"title": "{ministry.name}, and everyone who comes to us:'],
    {
      file: home,
      field: "seo.title",
      problem: "has 70 characters beside its placeholders; it needs at most 60.",
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
      fix: "Write text in quotation marks. What goes here: How many pages; copy puts “about” before it. In digits alone, as in 12.",
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
    "a language in words",
    ["site.json", '"en-US"', '"english"'],
    {
      file: "site.json",
      field: "language",
      problem: '"english" is not written as this field needs it.',
      fix: "What goes here: The language that the site is written in. The language and the country, as in en-US or es-CO: dates and numbers follow it.",
    },
  ],
  [
    "a list without an entry",
    [
      "book/details.json",
      '"genres": [\n    "Christian Living",\n    "Prayer",\n    "Spiritual Warfare"\n  ]',
      '"genres": []',
    ],
    {
      file: "book/details.json",
      field: "genres",
      problem: "has 0 entries; it needs at least 1.",
      fix: "Add what is missing. What goes here: What it is shelved under.",
    },
  ],
  [
    "a list with too many entries",
    [
      contact,
      '"label": "Ask for prayer",',
      '"label": "A", "href": "/" }, { "label": "B", "href": "/" }, { "label": "C",',
    ],
    {
      file: contact,
      field: "hero.actions",
      problem: "has 5 entries; it takes at most 3.",
      fix: "Take some away. What goes here: The buttons below the text, the most important first. Three are shown as equals.",
    },
  ],
  [
    "an id that two entries of a file share",
    ["pages/home.json", '"who-is-the-author"', '"what-is-strategic-prayer"'],
    {
      file: "pages/home.json",
      field: "faq.questions[what-is-strategic-prayer].id",
      problem: '"what-is-strategic-prayer" is also another entry\'s id in this file.',
      fix: "Give one of the two another.",
    },
  ],
  [
    "an id with capitals and spaces",
    ["pages/home.json", '"who-is-the-author"', '"Who is the author"'],
    {
      file: "pages/home.json",
      field: "faq.questions[Who is the author].id",
      problem: '"Who is the author" is not written as this field needs it.',
      fix: "What goes here: Names the question in addresses. Lower-case letters and digits, with hyphens between words.",
    },
  ],
  [
    "a site's address with a slash at its end",
    ["site.json", '"url": "https://ministry.example"', '"url": "https://ministry.example/"'],
    {
      file: "site.json",
      field: "url",
      problem: '"https://ministry.example/" is not written as this field needs it.',
      fix: "What goes here: The address of this site. https:// and the domain with nothing after it, not even a slash, as in https://ministry.example.",
    },
  ],
  [
    "a mail address with a scheme",
    ["site.json", '"email": "info@ministry.example"', '"email": "mailto:info@ministry.example"'],
    {
      file: "site.json",
      field: "addresses.general.email",
      problem: '"mailto:info@ministry.example" is no mail address.',
      fix: "Write the address alone, as in info@ministry.example. What goes here: The mail address.",
    },
  ],
  [
    "a web address with two schemes",
    ["site.json", '"book": "https://', '"book": "https://https://'],
    {
      file: "site.json",
      field: "links.book",
      problem: '"https://https://books.example/acts-of-war" is no address on the web.',
      fix: "Copy it from where the browser shows it: https:// once, then the domain. What goes here: Where the book is sold. It begins with https://.",
    },
  ],
  [
    "a word that is none of the options",
    ["facts.json", '"week": "second"', '"week": "fifth"'],
    {
      file: "facts.json",
      field: "gathering.schedule.week",
      problem: '"fifth" is none of the options.',
      fix: 'Write one of these: "first", "second", "third", "fourth", "last". What goes here: Which of the month’s; not every month has a fifth.',
    },
  ],
  [
    "a time zone that is misspelt",
    ["facts.json", '"zone": "America/New_York"', '"zone": "America/NewYork"'],
    {
      file: "facts.json",
      field: "gathering.schedule.zone",
      problem: '"America/NewYork" is no time zone.',
      fix: 'Did you mean "America/New_York"?',
    },
  ],
  [
    "a language of other letters",
    ["site.json", '"en-US"', '"ar-EG"'],
    {
      file: "site.json",
      field: "language",
      problem: '"ar-EG" is not written in Latin letters, and the site\'s fonts have no others.',
      fix: "Write a language that is, or have its letters added to src/theme/fonts.",
    },
  ],
  [
    "a language that nobody knows",
    ["site.json", '"en-US"', '"xx-YY"'],
    {
      file: "site.json",
      field: "language",
      problem: '"xx-YY" is no language whose dates and numbers are known.',
      fix: "Write the language and the country, such as en-US, es-CO or pt-BR.",
    },
  ],
  [
    "a currency that does not exist",
    ["facts.json", '"currency": "USD"', '"currency": "XYZ"'],
    {
      file: "facts.json",
      field: "currency",
      problem: '"XYZ" is no currency.',
      fix: "Write its code in ISO 4217, such as USD, EUR or COP.",
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
    "minutes that YAML would take for seconds",
    ["articles/ten-honest-minutes.mdx", "readTime: 4", "readTime: 4:30"],
    {
      file: "articles/ten-honest-minutes.mdx",
      field: "readTime",
      problem: "is no whole number.",
      fix: "Write a whole number without quotation marks. What goes here: How many minutes it takes to read.",
    },
  ],
  [
    "a day that YAML would take for one in March",
    ["articles/ten-honest-minutes.mdx", '"2025-05-13"', "2026-02-30"],
    {
      file: "articles/ten-honest-minutes.mdx",
      field: "date",
      problem: '"2026-02-30" is no day of the calendar.',
      fix: "Look up how many days that month has.",
    },
  ],
  [
    "a part of a number",
    ["devotionals/thirty-days.json", '"order": 2', '"order": 2.5'],
    {
      file: "devotionals/thirty-days.json",
      field: "order",
      problem: "is no whole number.",
      fix: "Write a whole number without quotation marks. What goes here: Its place on the page: 1 comes first.",
    },
  ],
  [
    "a number of pages with words",
    ["facts.json", '"pages": "250"', '"pages": "about 250"'],
    {
      file: "facts.json",
      field: "book.pages",
      problem: '"about 250" is not written as this field needs it.',
      fix: "What goes here: How many pages; copy puts “about” before it. In digits alone, as in 12.",
    },
  ],
  [
    "a number of weeks in words",
    ["facts.json", '"weeks": "6"', '"weeks": "six"'],
    {
      file: "facts.json",
      field: "course.weeks",
      problem: '"six" is not written as this field needs it.',
      fix: "What goes here: How many weeks it takes. In digits alone, as in 12.",
    },
  ],
  [
    "a price without its sign",
    ["facts.json", '"price": "$25"', '"price": "25"'],
    {
      file: "facts.json",
      field: "partnership.partner.price",
      problem: '"25" is not written as this field needs it.',
      fix: "What goes here: Its price for a month. In digits and with its sign, as in $25.",
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
    "a currency that is no code",
    ["facts.json", '"currency": "USD"', '"currency": "dollars"'],
    {
      file: "facts.json",
      field: "currency",
      problem: '"dollars" is not written as this field needs it.',
      fix: "What goes here: The currency of every price, which search engines read. Three capital letters, as in USD.",
    },
  ],
  [
    "a gift without its sign",
    ["partnership/gifts.json", '"amount": "$25"', '"amount": "25"'],
    {
      file: "partnership/gifts.json",
      field: "gifts[small].amount",
      problem: '"25" is not written as this field needs it.',
      fix: "What goes here: How much, or a word such as “Other”. In digits and with its sign, as in $25.",
    },
  ],
  [
    "a web address with the full stop of a sentence",
    [
      "site.json",
      '"book": "https://books.example/acts-of-war"',
      '"book": "https://books.example/acts-of-war."',
    ],
    {
      file: "site.json",
      field: "links.book",
      problem: '"https://books.example/acts-of-war." is no address on the web.',
      fix: "Take . away: it belongs to the words that the address stood in. What goes here: Where the book is sold. It begins with https://.",
    },
  ],
  [
    "a web address with a quotation mark",
    [
      "site.json",
      '"book": "https://books.example/acts-of-war"',
      '"book": "https://books.example/acts-of-war”"',
    ],
    {
      file: "site.json",
      field: "links.book",
      problem: '"https://books.example/acts-of-war”" is no address on the web.',
      fix: "Take ” away: it belongs to the words that the address stood in. What goes here: Where the book is sold. It begins with https://.",
    },
  ],
  [
    "two web addresses in one field",
    [
      "site.json",
      '"book": "https://books.example/acts-of-war"',
      '"book": "https://books.example/acts-of-war,https://elsewhere.example"',
    ],
    {
      file: "site.json",
      field: "links.book",
      problem: '"https://books.example/acts-of-war,https://elsewhere.example" is no address on the web.',
      fix: "Write one address alone. What goes here: Where the book is sold. It begins with https://.",
    },
  ],
  [
    "a web address with a sign that nobody sees",
    [
      "site.json",
      '"book": "https://books.example/acts-of-war"',
      '"book": "https://books.example/acts-of-war\\u200B"',
    ],
    {
      file: "site.json",
      field: "links.book",
      problem: "holds a sign that nobody can read, U+200B, after “.example/acts-of-war”.",
      fix: "Take it away; it may have come with words that were copied.",
    },
  ],
];
