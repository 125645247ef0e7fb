import {
  choice,
  email,
  fieldNameElsewhere,
  flag,
  id,
  list,
  number,
  object,
  optional,
  origin,
  picture,
  text,
  url,
} from "../fields";
import type { OptionalField } from "../fields";
import type { ObjectField } from "../field";
import type { Kind } from "../kind";
import { link } from "../shapes/link";

/** Who the ministry is and where it is found; everything else refers to this file. */
export const site: Kind = {
  name: "site",
  title: "Names, addresses, links and menus",
  seenOn: "every page",
  typeName: "SiteIdentity",
  files: "site.json",
  description:
    "Names, mail addresses, links to other sites and the navigation. Every other file refers to these by placeholders.",
  schema: object("The site's identity.", {
    sample: optional(flag("true while the names, addresses and links below are samples; removed at launch.")),
    url: origin("The address of this site."),
    language: choice("The language that the site is written in.", ["en-US", "en-GB"]),
    ministry: object("The ministry.", {
      name: text("The ministry's name; copy says {ministry.name}.", { max: 60 }),
      description: text("What the ministry does, in one sentence."),
    }),
    leader: object("The leader.", {
      name: text("The leader's full name; copy says {leader.name}.", { max: 60 }),
      firstName: text("The leader's first name; copy says {leader.firstName}.", { max: 30 }),
      role: text("What the leader is, to follow “an” in a sentence."),
      portrait: picture("The leader's portrait."),
    }),
    legal: optional(
      object("What the law or givers ask for. An empty line is not shown, and asked for before launch.", {
        responsible: legalLine("Who is responsible for this site: the ministry's legal name. In the footer."),
        address: legalLine("The postal address, in one line. In the footer."),
        taxStatus: legalLine(
          "What gifts mean for a giver's taxes, in one or two sentences. On the partner page.",
        ),
        refunds: legalLine("Whether and how gifts and fees are given back. On the partner page."),
      }),
    ),
    addresses: object("The ministry's inboxes.", {
      general: address("For everything that has no inbox of its own."),
      speaking: address("For invitations to speak."),
      prayer: address("For prayer requests."),
      contact: address("The inbox that the contact form writes to."),
    }),
    links: object("Links to other sites; copy says {links.book} and so on.", {
      ministry: url("The ministry's external site."),
      book: url("Where the book is sold."),
      course: url("Where one enrols in the e-course."),
      gathering: url("Where one registers for the monthly gathering; never the meeting's own link."),
      gatheringFromHub: url("The same, marked as coming from the Prayer Hub."),
      partnership: url("Where one becomes a partner."),
      gifts: url("Where one gives once."),
    }),
    furtherLinks: optional(
      list(
        "More links to other sites, such as a podcast or an event's tickets; copy says {links.podcast} and so on.",
        object("One link.", {
          name: id("What copy calls it, after links and a full stop."),
          url: url("Where it leads."),
        }),
        { min: 0 },
      ),
    ),
    social: list(
      "The ministry on social networks, as listed in the footer.",
      object("One network.", {
        label: text("The network's name.", { max: 40 }),
        url: url("The ministry's page there."),
      }),
      { min: 0 },
    ),
    emailList: optional(
      object("Where one joins the email list; leave it out until there is a list.", {
        page: url("The sign-up page."),
        form: url("The address that a sign-up form posts to."),
        field: optional(
          fieldNameElsewhere("What that form calls the field for the address; email while it is left out."),
        ),
      }),
    ),
    navigation: object("The menus.", {
      header: list("The links in the header and in the side menu.", link("One link.")),
      action: link("The button at the end of the header."),
      quickLinks: list("The footer's first list.", link("One link.")),
      more: list("The footer's second list: the pages that the header does not reach.", link("One link.")),
    }),
    copyrightYear: number("The year in the copyright line."),
  }),
};

function legalLine(description: string): OptionalField {
  return optional(text(description, { mayBeEmpty: true }));
}

function address(description: string): ObjectField {
  return object(
    description,
    {
      label: text("The inbox's name as the footer shows it.", { max: 40 }),
      email: email("The mail address."),
    },
    "Address",
  );
}
