import { id, list, object, text } from "../fields";
import type { Kind } from "../kind";
import { hero } from "../shapes/hero";
import { link } from "../shapes/link";
import { seo } from "../shapes/seo";

/** The contact page, without its forms. */
export const contactPage: Kind = {
  name: "page-contact",
  typeName: "ContactPage",
  files: "pages/contact.json",
  description: "The contact page. The words of its forms are in forms/.",
  schema: object("The contact page.", {
    seo,
    hero,
    direct: object("The mail addresses, for those who would rather use their own mail.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: text("The section's heading.", { max: 90 }),
      text: text("One or two sentences below the heading."),
      entries: list(
        "The inboxes, one card each.",
        object("One inbox.", {
          id: id("Names the card in addresses: /contact#prayer leads to the card “prayer”."),
          title: text("What this inbox is for.", { max: 60 }),
          text: text("What to write, and what to think of first."),
          action: link("The link that opens a mail to it."),
        }),
      ),
      emergency: text("Whom to call when help is needed at once."),
    }),
    stayConnected: object("The email list.", {
      title: text("The section's heading.", { max: 90 }),
      text: text("What comes, and how often."),
      button: text("The words on the button.", { max: 40 }),
      mailSubject: text("The subject of the mail that the button opens while there is no sign-up page.", {
        max: 60,
      }),
    }),
  }),
};
