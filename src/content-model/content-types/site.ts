import {
  email,
  fieldNameElsewhere,
  flag,
  id,
  languageTag,
  list,
  number,
  object,
  optional,
  origin,
  picture,
  prose,
  text,
  url,
} from "../fields";
import type { OptionalField } from "../fields";
import type { ObjectField } from "../field";
import type { ContentType } from "../content-type";
import { link } from "../field-groups/link";

/** The ministry's name, contacts and links, which all other files refer to. */
export const site: ContentType = {
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
    language: languageTag("The language that the site is written in."),
    ministry: object("The ministry.", {
      name: text("The ministry's name; copy says {ministry.name}.", { max: 60 }),
      description: text("What the ministry does, in one sentence."),
    }),
    leader: object("The leader.", {
      name: text("The leader's full name; copy says {leader.name}.", { max: 60 }),
      firstName: text("The leader's first name; copy says {leader.firstName}.", { max: 30 }),
      role: text("What the leader is, to follow “an” in a sentence."),
      portrait: picture("The leader's portrait."),
      biography: optional(
        prose(
          "Who the leader is, in about 50 words, for the printed page of Speaking; copy says {leader.biography}.",
        ),
      ),
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
      media: optional(address("For journalists; the press kit names it. Not in the footer.")),
    }),
    links: object("Links to other sites; copy says {links.book} and so on.", {
      ministry: optional(url("The ministry's external site.")),
      book: optional(url("Where the book is sold.")),
      course: optional(url("Where one enrols in the e-course.")),
      gathering: url("Where one registers for the monthly gathering; never the meeting's own link."),
      gatheringFromHub: optional(url("The same, marked as coming from the Prayer Hub.")),
      partnership: optional(url("Where one becomes a partner.")),
      gifts: optional(url("Where one gives once.")),
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
        redirectsTo: optional(
          list(
            "The other sites that the provider shows after a sign-up; a browser stops at each one that is not named here. An empty list says that you have signed up once and met none.",
            origin("One such site."),
            { min: 0 },
          ),
        ),
      }),
    ),
    navigation: object("The menus.", {
      header: list("The links in the header and in the side menu.", link("One link.")),
      action: link("The button at the end of the header."),
      menu: optional(
        list("A second group of links in the side menu of small screens.", link("One link."), { min: 0 }),
      ),
      quickLinks: list("The footer's first list.", link("One link."), { min: 0 }),
      more: list("The footer's second list: the pages that the header does not reach.", link("One link."), {
        min: 0,
      }),
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
