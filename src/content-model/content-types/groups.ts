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

/** The names of the pictures that several pages share: the portrait (site.json) and the cover (book/details.json). */
export const sharedPictures = ["portrait", "cover"] as const;

/** The fields that choose a shared picture or contain another picture. */
export const anyPicture = (description: string) => ({
  shows: optional(
    choice(
      "A shared picture: the portrait of site.json or the cover of book/details.json. Leave this out for another picture.",
      sharedPictures,
    ),
  ),
  picture: optional(picture(`${description} Leave this picture out if “Shows” has a value.`)),
});

/** The fields of a section's heading. */
export const heading = {
  eyebrow: line("A short line above the title, such as “The mandate”."),
  title: prose("The heading of the section.", { max: 90 }),
};

export const sectionHeading = (description: string) => group(description, heading, "SectionHeading");

/** A section of a page: its heading and other fields. */
export const section = (description: string, fields: Fields, typeName?: string) =>
  group(description, { ...heading, ...fields }, typeName);

/** Like `section`, but with an introduction. */
export const introducedSection = (description: string, fields: Fields) =>
  section(description, { text: text("One or two sentences below the heading."), ...fields });

/** The texts of a page in search results, browser tabs and link previews. */
export const seo = group(
  "The texts in search results, browser tabs and link previews.",
  {
    title: text("The title in search results and on the browser tab.", { max: 60 }),
    description: text(
      "What the page offers, in one or two sentences. Search engines show this text below the title.",
      { max: 160 },
    ),
  },
  "Seo",
);

export const link = (description: string) => linkTo(description, href("The link’s target."));

/** Like `link`, but also allows a literal web address. */
export const linkAnywhere = (description: string) => linkTo(description, hrefAnywhere("The link’s target."));

function linkTo(description: string, destination: ReturnType<typeof href>) {
  return group(description, { label: line("The text, such as “Read more”."), href: destination }, "Link");
}

/** The pictures that every hero can show. */
const pictures: Record<(typeof sharedPictures)[number], string> = {
  portrait: "the leader's portrait in site.json",
  cover: "the book's cover in book/details.json",
};

const describeOptions = (options: Offers) =>
  Object.entries(options)
    .map(([name, description]) => `${name}: ${description}.`)
    .join(" ");

/** The drawings and texts that a page offers for its hero: names, and descriptions for editors. */
type Offers = Readonly<Record<string, string>>;

/**
 * The hero section of a page.
 * @param offers the drawings and texts that this page offers (`offers` in src/components/sections/hero.tsx)
 */
export const hero = (offers: Offers = {}) =>
  group(
    "The part of the page that visitors see first.",
    {
      badge: line("A short line above the headline. The page shows this line in capitals."),
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
          `The picture beside the text. ${describeOptions({ ...pictures, ...offers })} If “Shows” and “Picture” are left out, the page shows a flame.`,
          Object.keys({ ...pictures, ...offers }),
        ),
      ),
      picture: optional(
        picture("A photograph or drawing for this page alone. Leave this out if “Shows” has a value."),
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

/** The fields at the top of most pages. */
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
 * @param sampleMark the field `sample`, if the answers contain facts or promises
 */
export const faq = (description: string, sampleMark: Fields = {}) =>
  group(
    description,
    {
      ...heading,
      questions: items("The questions, in the order in which the page shows them.", {
        id: id("The question’s name in web addresses, such as what-is-prayer. Do not change it later."),
        question: prose("The question, as a visitor would ask it.", { max: 140 }),
        answer: linkedText("A complete answer, which search engines can show without the page."),
      }),
      ...sampleMark,
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
        quote: text("The words of the person. Do not write quotation marks, because the page adds them."),
        name: line("The person's name, as they agreed to be named."),
        role: line("The person's relation to the ministry, such as “Student of the e-course”."),
        place: line("The person's town or country."),
      }),
      ...sample("promise"),
    },
    "Testimonials",
  );

/**
 * The fields of a sentence with a number: the plural forms that all supported languages have, and the forms that only
 * some languages have.
 * @param pagePlaceholders the placeholders of the plural text
 * @param placeholdersForOne the placeholders of the text for one
 */
export function plural(
  one: string,
  other: string,
  pagePlaceholders: readonly string[],
  placeholdersForOne: readonly string[] = [],
): Fields {
  const optionalForm = (numbers: string) =>
    optional(
      text(`The text for ${numbers}, if your language has a separate plural form.`, { pagePlaceholders }),
    );
  return {
    one: text(one, { pagePlaceholders: placeholdersForOne }),
    other: text(other, { pagePlaceholders }),
    zero: optionalForm("zero"),
    two: optionalForm("two"),
    few: optionalForm("a few"),
    many: optionalForm("many"),
  };
}
