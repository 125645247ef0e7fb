import {
  flag,
  group,
  href,
  hrefAnywhere,
  id,
  linkedText,
  list,
  optional,
  prose,
  text,
  type Fields,
  items,
  label,
  line,
} from "../fields";

/** Marks a group or a file as a sample, which `npm run check:launch` names. */
export const sample = (what: string) =>
  optional(flag(`true while ${what}; removed at launch. Visitors never see it.`));

/** The fields of a section's heading. */
export const heading = {
  eyebrow: line("The small line above the title."),
  title: prose("The section's heading.", { max: 90 }),
};

/** The heading of a section. */
export const sectionHeading = (description: string) => group(description, heading, "SectionHeading");

/** A section of a page: its heading, and what else it has. */
export const section = (description: string, fields: Fields, typeName?: string) =>
  group(description, { ...heading, ...fields }, typeName);

/** As `section`, with an introduction. */
export const introduced = (description: string, fields: Fields) =>
  section(description, { text: text("One or two sentences below the heading."), ...fields });

/** How a page presents itself to search engines, browser tabs and link previews. */
export const seo = group(
  "How the page presents itself in search results, browser tabs and link previews.",
  {
    title: text("The page's title in search results and on the browser tab.", { min: 20, max: 60 }),
    description: text(
      "What the page offers, in one or two sentences; search engines show it below the title.",
      { min: 70, max: 160 },
    ),
  },
  "Seo",
);

/** A link or button with its text. */
export const link = (description: string) => linkTo(description, href("Where it leads."));

/** As `link`, but also allows a literal web address. */
export const linkAnywhere = (description: string) => linkTo(description, hrefAnywhere("Where it leads."));

function linkTo(description: string, destination: ReturnType<typeof href>) {
  return group(description, { label: line("The words on the link or button."), href: destination }, "Link");
}

/** The hero section of a page. */
export const hero = group(
  "The first screen of the page.",
  {
    badge: line("The short line in capitals above the headline."),
    name: optional(
      prose("The name above the headline, where the page introduces the ministry.", { max: 60 }),
    ),
    headline: prose("The page's main heading.", { max: 90 }),
    text: text("One or two sentences below the headline.", { max: 240 }),
    actions: optional(
      list(
        "The buttons below the text, the most important first. Three are shown as equals.",
        link("One button."),
        { max: 3 },
      ),
    ),
    note: optional(
      linkedText("What people ask before they press a button, in a line: a price, a day, an address.", {
        max: 240,
      }),
    ),
  },
  "Hero",
);

/** The overview box at the top of a page. */
const overview = group(
  "The slim box that opens the page.",
  {
    label: label("The small line that names the box."),
    text: linkedText("What this page is, in two or three sentences.", { max: 400 }),
  },
  "Overview",
);

/** How most pages open. */
export const opening = { seo, overview, hero };

/** The buttons of a section. */
export const actions = list("The buttons, the most important first.", link("One button."), { max: 2 });

/** A closing section with a call to action. */
export const closing = (description: string) =>
  section(description, { text: text("What the step is and what comes of it."), actions }, "Closing");

/** Where a reader may go after a text. */
export const readNext = (description: string) =>
  group(
    description,
    {
      title: line("The words over the links."),
      links: list("The links.", link("One link."), { max: 4 }),
    },
    "ReadNext",
  );

/** A short message of the site: what happened, and what to do next. */
export const notice = (description: string) =>
  group(
    description,
    {
      title: line("What happened, in a few words."),
      text: text("What it means for the visitor, or what to do now."),
    },
    "Notice",
  );

/** The common questions of a page. */
export const faq = (description: string) =>
  group(
    description,
    {
      sample: sample("the answers are samples"),
      ...heading,
      questions: items("The questions, in the order of the page.", {
        id: id("Names the question in addresses."),
        question: prose("The question as a visitor would ask it.", { max: 140 }),
        answer: linkedText("The answer, complete in itself: search engines and assistants quote it alone."),
      }),
    },
    "Faq",
  );

/** What people say about the ministry, on one page. */
export const testimonials = (description: string) =>
  group(
    description,
    {
      sample: sample("nobody really said it"),
      title: prose("The section's heading.", { max: 90 }),
      entries: items("The testimonials, in the order of the page.", {
        id: id("Names the testimonial."),
        quote: text("Their words, without quotation marks: the page adds them."),
        name: line("Who says it, as they agreed to be named."),
        role: line("What they are in this story."),
        place: line("Where they live."),
      }),
    },
    "Testimonials",
  );

/**
 * The fields of a sentence with a number: the forms that every language of the site's kind has, and those that only
 * some have.
 * @param fills the placeholders that the page fills in the form for several
 * @param ofOne those that it fills in the form for one
 */
export function plural(
  one: string,
  other: string,
  fills: readonly string[],
  ofOne: readonly string[] = [],
): Fields {
  const further = (numbers: string) =>
    optional(text(`The same for ${numbers}, in languages that have a form for it.`, { fills }));
  return {
    one: text(one, { fills: ofOne }),
    other: text(other, { fills }),
    zero: further("none"),
    two: further("two"),
    few: further("a few"),
    many: further("many"),
  };
}
