import type { Mistake } from "./mistake";

const privacy = "pages/privacy.mdx";

/** Mistakes in the Markdown body of a file. testing/samples has complete texts. */
export const mistakesInBodies: readonly Mistake[] = [
  [
    "a letter in the body that was lost",
    [privacy, "travel to {ministry.name}", "travel to the caf\uFFFD of {ministry.name}"],
    {
      file: privacy,
      field: "body",
      problem: "has lost a letter after “it travel to the caf”.",
      fix: "Write it once more.",
    },
  ],
  [
    "an unknown placeholder in the body",
    [privacy, "travel to {ministry.name}", "travel to {minstry.name}"],
    {
      file: privacy,
      field: "body",
      problem: "{minstry.name} names nothing in content/site.json or content/facts.json.",
      fix: "Did you mean {ministry.name}? Where visitors should read the braces, write \\{minstry.name}.",
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
    "a link to a page that is not there, defined for the whole body",
    [privacy, "## While you read", "See [the form].\n\n[the form]: /contacts\n\n## While you read"],
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
    "an address that runs a program, defined over two lines",
    [privacy, "## While you read", "A [form].\n\n[form]:\njavascript:alert(1)\n\n## While you read"],
    {
      file: privacy,
      field: "body",
      problem: '"javascript:alert(1)" leads nowhere.',
      fix: "Write an address on the web (https://…), a page of this site (/contact) or a mail address (mailto:…).",
    },
  ],
];
