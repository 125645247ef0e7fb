import { object, optional, text } from "../fields";
import type { ContentType } from "../content-type";
import { link } from "../field-groups/link";

/** The texts in the header and footer of every page. */
export const frame: ContentType = {
  name: "frame",
  title: "Header, menus and footer",
  seenOn: "every page",
  typeName: "Frame",
  files: "frame.json",
  description: "The words around every page: header, menus, footer, and what screen readers hear there.",
  schema: object("The words around every page.", {
    skipLink: text("The hidden link that leads keyboards past the header.", { max: 40 }),
    homeLink: text("What a screen reader calls the logo's link."),
    mainNavigation: text("What a screen reader calls the header's menu.", { max: 40 }),
    menu: text("The words on the button that opens the side menu.", { max: 20 }),
    sideMenu: text("What a screen reader calls the side menu.", { max: 40 }),
    closeMenu: text("The words on the button that closes the side menu.", { max: 40 }),
    newTab: text("Added for screen readers to a link that opens a new tab.", { max: 40 }),
    text: object("What stands in a text besides its own words.", {
      notes: text("The heading of the footnotes.", { max: 40 }),
      backToText: text("What a screen reader calls the way back from a footnote.", { max: 40 }),
      table: text(
        "What a screen reader calls the box around a table, which scrolls where the table is wide.",
        {
          max: 60,
        },
      ),
    }),
    share: optional(
      object("The button that shares an address.", {
        label: text("The words on the button.", { max: 30 }),
        copied: text("Said once the link is on the clipboard, where the device has nothing to share with.", {
          max: 60,
        }),
      }),
    ),
    contents: text("Stands over the list of a text’s headings.", { max: 40 }),
    notifications: text("What a screen reader calls the place where messages appear.", { max: 40 }),
    dismiss: text("The words on the button that closes a message.", { max: 40 }),
    footer: object("The footer.", {
      closing: text("The verse that ends every page."),
      closingReference: text("Where that verse stands, and in which translation."),
      quickLinks: text("Stands over the first list of links.", { max: 40 }),
      more: text("Stands over the second list of links.", { max: 40 }),
      social: text("Stands over the list of social networks.", { max: 40 }),
      write: text("Stands over the list of mail addresses.", { max: 40 }),
      copyright: text("The copyright line; {year} is the copyrightYear of content/site.json.", {
        fills: ["year"],
      }),
      privacy: link("The link to the privacy page."),
    }),
    applicationError: object("Shown in the place of a part of the page that stopped working.", {
      title: text("The heading."),
      text: text("What happened and what to do."),
      action: link("The way out."),
    }),
  }),
};
