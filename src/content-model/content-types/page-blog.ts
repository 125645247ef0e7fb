import { id, list, object, optional, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { hero } from "../field-groups/hero";
import { link } from "../field-groups/link";
import { plural } from "../field-groups/plural";
import { readNext } from "../field-groups/read-next";
import { seo } from "../field-groups/seo";

/** The blog's own pages; its teachings are in articles/. */
export const blogPage: ContentType = {
  name: "page-blog",
  title: "Blog page",
  seenOn: "/blog",
  typeName: "BlogPage",
  files: "pages/blog.json",
  description: "The blog. Its teachings are in articles/.",
  schema: object("The blog.", {
    seo,
    hero,
    featured: text("The small line over the featured teaching.", { max: 60 }),
    list: object("The list of teachings.", {
      title: prose("The section's heading.", { max: 90 }),
      filter: text("Names the row of filters for those who listen to the page.", { max: 60 }),
      all: text("The filter that shows everything.", { max: 30 }),
      categories: list(
        "What teachings can be about, in the order of the filters.",
        object("One category.", {
          value: id("Names it in teachings and in addresses; best never changed."),
          label: text("Its name.", { max: 40 }),
        }),
      ),
      results: object("How many are shown; where the filters are buttons, said aloud after one was chosen.", {
        all: text("With no filter; {count} is filled in.", { fills: ["count"] }),
        ...plural(
          "One in a category; {category} is filled in.",
          "Several; {count} and {category} are filled in.",
          ["count", "category"],
          ["category"],
        ),
        none: text("None in a category; {category} is filled in.", { fills: ["category"] }),
        range: text("Which ones a page of several shows; {first}, {last} and {total} are filled in.", {
          fills: ["first", "last", "total"],
        }),
        rangeOfCategory: text(
          "The same in a category; {first}, {last}, {total} and {category} are filled in.",
          { fills: ["first", "last", "total", "category"] },
        ),
      }),
    }),
    card: object("The words on each teaching.", {
      minutes: text("How long it takes to read; {minutes} is filled in.", { fills: ["minutes"] }),
      minutesToCome: optional(
        text(
          "The same on a teaching that is not out yet; {minutes} is filled in. Nothing is said without it.",
          {
            fills: ["minutes"],
          },
        ),
      ),
      read: text("The button of a teaching that can be read.", { max: 40 }),
      comingSoon: text("The button of everything that is not there yet.", { max: 40 }),
      draft: text("The mark of a draft, on previews only.", { max: 40 }),
      scheduled: text("The mark of a teaching whose day has not come, on previews only.", { max: 40 }),
    }),
    paging: object("What is needed once there are several pages.", {
      label: text("Names the links for those who listen to the page.", { max: 60 }),
      title: text("The title of the second page and those after it; {page} is filled in.", {
        max: 60,
        fills: ["page"],
      }),
      position: text("Where one is; {page} and {pages} are filled in.", { fills: ["page", "pages"] }),
      newer: text("The link to the page before.", { max: 40 }),
      older: text("The link to the page after.", { max: 40 }),
      number: text("What screen readers say for a page’s number; {page} is filled in.", { fills: ["page"] }),
    }),
    category: object("The pages of a category, once the blog has several pages.", {
      title: text("The title of the first; {category} is filled in.", { max: 60, fills: ["category"] }),
      nextTitle: text("The title of those after it; {category} and {page} are filled in.", {
        max: 60,
        fills: ["category", "page"],
      }),
      description: text("What they are about, for search results; {category} is filled in.", {
        min: 70,
        max: 160,
        fills: ["category"],
      }),
    }),
    signUp: object("The sign-up to the email list.", {
      title: prose("The section's heading.", { max: 90 }),
      text: text("What comes, and how often."),
      label: text("The label of the field for the address.", { max: 60 }),
      button: text("The words on the button once there is a list.", { max: 40 }),
      privacy: text("One sentence about where the address goes, once there is a list."),
      privacyLink: link("The link to the privacy page."),
    }),
    closing: object("What is still to come.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("One or two sentences."),
      entries: list(
        "What is to come, one button each.",
        object("One entry.", {
          title: text("What it is.", { max: 60 }),
          text: text("What it is for.", { max: 160 }),
          action: optional(link("Where it is; leave it out while it is coming.")),
        }),
        { min: 0, max: 3 },
      ),
    }),
    article: object("The words round a teaching on its own page.", {
      back: link("The link back to the list."),
      next: optional(readNext("Where to go after a teaching.")),
      crumb: text("The blog’s name on the way to a teaching, for search engines.", { max: 40 }),
    }),
  }),
};
