import { object, text } from "../fields";
import type { ContentType } from "../content-type";
import { hero } from "../field-groups/hero";
import { seo } from "../field-groups/seo";

/** The contact page, without its forms. */
export const contactPage: ContentType = {
  name: "page-contact",
  title: "Contact page",
  seenOn: "/contact",
  typeName: "ContactPage",
  files: "pages/contact.json",
  description: "The contact page. The words of its forms are in forms/.",
  schema: object("The contact page.", {
    seo,
    hero,
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
