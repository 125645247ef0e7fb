import {
  choice,
  group,
  href,
  hrefAnywhere,
  id,
  linkedText,
  list,
  optional,
  picture,
  prose,
  sample,
  text,
  type Fields,
  items,
  label,
  line,
} from "../fields";

/** The pictures that a site has once, by their names: in site.json, and in book/details.json. */
export const sharedPictures = ["portrait", "cover"] as const;

/** The fields of a picture that is one of the shared ones, or another one. */
export const anyPicture = (description: string) => ({
  shows: optional(
    choice(
      "The portrait of site.json or the cover of book/details.json. Leave it out for another picture.",
      sharedPictures,
    ),
  ),
  picture: optional(picture(`${description} Leave it out if “shows” has a choice.`)),
});

/** The fields of a section's heading. */
export const heading = {
  eyebrow: line("A short line above the title, such as “The mandate”."),
  title: prose("The heading of the section.", { max: 90 }),
};

/** The heading of a section. */
export const sectionHeading = (description: string) => group(description, heading, "SectionHeading");

/** A section of a page: its heading and other fields. */
export const section = (description: string, fields: Fields, typeName?: string) =>
  group(description, { ...heading, ...fields }, typeName);

/** As `section`, with an introduction. */
export const introduced = (description: string, fields: Fields) =>
  section(description, { text: text("One or two sentences below the heading."), ...fields });

/** How a page presents itself to search engines, browser tabs and link previews. */
export const seo = group(
  "What search results, browser tabs and link previews show.",
  {
    title: text("The title in search results and on the browser tab.", { max: 60 }),
    description: text(
      "What the page offers, in one or two sentences. Search engines show it below the title.",
      { max: 160 },
    ),
  },
  "Seo",
);

/** A link or button with its text. */
export const link = (description: string) => linkTo(description, href("The target."));

/** As `link`, but also allows a literal web address. */
export const linkAnywhere = (description: string) => linkTo(description, hrefAnywhere("The target."));

function linkTo(description: string, destination: ReturnType<typeof href>) {
  return group(description, { label: line("The text, such as “Read more”."), href: destination }, "Link");
}

/** The pictures that every hero can show. */
const pictures: Record<(typeof sharedPictures)[number], string> = {
  portrait: "the leader's portrait in site.json",
  cover: "the book's cover in book/details.json",
};

const described = (options: Offers) =>
  Object.entries(options)
    .map(([name, what]) => `${name}: ${what}.`)
    .join(" ");

/** What a page itself can show in its hero, by name, with descriptions for editors. */
type Offers = Readonly<Record<string, string>>;

/**
 * The hero section of a page.
 * @param offers what the page itself can show there (`offers` in src/components/sections/hero.tsx)
 */
export const hero = (offers: Offers = {}) =>
  group(
    "The part of the page that visitors see first.",
    {
      badge: line("A short line in capitals above the headline."),
      name: optional(prose("A name above the headline, if the page introduces the ministry.", { max: 60 })),
      headline: prose("The main heading of the page.", { max: 90 }),
      text: text("One or two sentences below the headline.", { max: 240 }),
      actions: optional(
        list("The buttons below the text, the most important one first.", link("One button."), { max: 3 }),
      ),
      price: optional(label("The price, beside the first button, such as {book.price}.", 20)),
      note: optional(
        linkedText(
          "A line with the answer that most people look for, such as a price, a day or an address.",
          {
            max: 240,
          },
        ),
      ),
      shows: optional(
        choice(
          `The picture beside the text. ${described({ ...pictures, ...offers })} Without it, a flame is shown.`,
          Object.keys({ ...pictures, ...offers }),
        ),
      ),
      picture: optional(
        picture("A photograph or drawing for this page alone. Leave it out if “shows” has a choice."),
      ),
    },
    "Hero",
  );

/** The overview box at the top of a page. */
const overview = group(
  "The narrow box at the top of the page.",
  {
    label: label("The title of the box, such as “Overview”."),
    text: linkedText("What visitors find on this page, in two or three sentences.", { max: 400 }),
  },
  "Overview",
);

/** How most pages open. */
export const opening = (offers?: Offers) => ({ seo, overview, hero: hero(offers) });

/** The next gathering in a hero. */
export const nextGathering = { gathering: "the date of the next gathering" };

/** The buttons of a section. */
export const actions = list("The buttons, the most important one first.", link("One button."), { max: 2 });

/** A closing section with a call to action. */
export const closing = (description: string) =>
  section(description, { text: text("What visitors can do now."), actions }, "Closing");

/** Links after a text. */
export const readNext = (description: string) =>
  group(
    description,
    {
      title: line("The heading above the links, such as “Read next”."),
      links: list("Up to four links.", link("One link."), { max: 4 }),
    },
    "ReadNext",
  );

/** A short message of the site: what happened, and what to do next. */
export const notice = (description: string) =>
  group(
    description,
    {
      title: line("What happened, in a few words."),
      text: text("What this means for the visitor, or what to do now."),
    },
    "Notice",
  );

/**
 * The common questions of a page.
 * @param further the mark, if the answers contain facts or promises
 */
export const faq = (description: string, further: Fields = {}) =>
  group(
    description,
    {
      ...heading,
      questions: items("The questions, in the order in which the page shows them.", {
        id: id("The name in web addresses, such as what-is-prayer. Do not change it later."),
        question: prose("Write it as a visitor would ask it.", { max: 140 }),
        answer: linkedText("A complete answer: search engines show it without the page."),
      }),
      ...further,
    },
    "Faq",
  );

/** The testimonials of a page. */
export const testimonials = (description: string) =>
  group(
    description,
    {
      title: prose("The heading of the section.", { max: 90 }),
      entries: items("The testimonials, in the order in which the page shows them.", {
        quote: text("What the person said, without quotation marks. The page adds them."),
        name: line("The person's name, as they agreed to be named."),
        role: line("Their relation to the ministry, such as “Student of the e-course”."),
        place: line("Their town or country."),
      }),
      ...sample("promise"),
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
    optional(text(`The same for ${numbers}, if your language has a separate form.`, { fills }));
  return {
    one: text(one, { fills: ofOne }),
    other: text(other, { fills }),
    zero: further("none"),
    two: further("two"),
    few: further("a few"),
    many: further("many"),
  };
}
