import type { Edit } from "../edited-content";
import type { Mistake } from "./mistake";

const file = "redirects.json";
const hint =
  "What goes here: The old address. Write it from the slash after the domain on, without a question mark and what follows it, as in /blog/2019/old-post. Letters, digits and -._~+,@ alone.";

const from = (address: string): Edit => [file, '"/speaker"', JSON.stringify(address)];
const to = (address: string): Edit => [file, '"/speaking"', JSON.stringify(address)];

const malformed: Readonly<Record<string, string>> = {
  "without its slash": "speaker",
  "with its domain": "https://ministry.example/speaker",
  "with a domain and no more": "//ministry.example",
  "with a query": "/?p=12",
  "with a place on its page": "/speaker#topics",
  "with an asterisk": "/speaker/*",
  "with a name that stands for any": "/blog/:title",
  "with a space": "/our speaker",
  "with a letter that is written in two ways": "/café",
};

const taken: Readonly<Record<string, string>> = {
  "is a page": "/about",
  "is a page, with a slash": "/about/",
  "is a page's file": "/about.html",
  "is the home page": "/",
  "is a page of running text": "/privacy",
  "is a later page of the blog": "/blog/page/2",
  "is a category's page of the blog": "/blog/category/prophetic",
  "is a file": "/guides/prayer-templates.pdf",
  "is a file that the build makes": "/sitemap.xml",
  "is a form's door": "/api/send-contact-email",
  "is among the hashed files": "/static/speaker",
  "is a function of the platform": "/.netlify/functions/speaker",
};

/** Mistakes in redirects: invalid or conflicting old addresses, and invalid targets. */
export const mistakesInRedirects: readonly Mistake[] = [
  ...Object.entries(malformed).map(([what, address]): Mistake => [
    `an old address ${what}`,
    from(address),
    {
      file,
      field: "redirects[0].from",
      problem: `${JSON.stringify(address)} is not written as this field needs it.`,
      fix: hint,
    },
  ]),
  ...Object.entries(taken).map(([what, address]): Mistake => [
    `an old address that ${what}`,
    from(address),
    {
      file,
      field: "redirects[0].from",
      problem: `"${address}" is an address that the site itself has, so it would lead nowhere else.`,
      fix: "Write an address that is no more, or take this entry away.",
    },
  ]),
  [
    "an old address that stands there already, with a slash",
    from("/prayer-requests/"),
    {
      file,
      field: "redirects[1].from",
      problem: '"/prayer-requests" stands here twice.',
      fix: "Keep one of the two; with a slash at its end it is the same address.",
    },
  ],
  [
    "an old address that leads to a page that is not there",
    to("/speakin"),
    {
      file,
      field: "redirects[0].to",
      problem: '"/speakin" is no page of this site.',
      fix: 'Did you mean "/speaking"?',
    },
  ],
  [
    "an old address that leads to another",
    to("/prayer-requests"),
    {
      file,
      field: "redirects[0].to",
      problem: '"/prayer-requests" is an old address that leads on to "/contact#prayer".',
      fix: 'Write "/contact#prayer".',
    },
  ],
  [
    "an old address that leads to another site by its written-out address",
    to("https://books.example/acts-of-war"),
    {
      file,
      field: "redirects[0].to",
      problem: '"https://books.example/acts-of-war" is written out.',
      fix: "Write {links.book}.",
    },
  ],
  [
    "an old address that leads to a mailbox",
    to("mailto:{addresses.general.email}"),
    {
      file,
      field: "redirects[0].to",
      problem: '"mailto:{addresses.general.email}" is not written as this field needs it.',
      fix: 'What goes here: Where it leads now. Write a page of this site ("/contact", "/contact#prayer") or a link of content/site.json ("{links.gathering}").',
    },
  ],
  [
    "a link to an old address",
    ["frame.json", '"href": "/"', '"href": "/speaker/"'],
    {
      file: "frame.json",
      field: "applicationError.action.href",
      problem: '"/speaker/" is an old address that leads on to "/speaking".',
      fix: 'Write "/speaking".',
    },
  ],
];
