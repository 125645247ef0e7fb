import { flag, formerAddress, list, object, optional, webPage } from "../fields";
import type { ContentType } from "../content-type";

/** The addresses of a former site and their redirect targets. */
export const redirects: ContentType = {
  name: "redirects",
  title: "Old addresses",
  seenOn: "the old address: it leads on to the new one",
  typeName: "Redirects",
  files: "redirects.json",
  description:
    "Addresses of a former site that others still link to, each with the page that visitors are sent to instead.",
  schema: object("Old addresses.", {
    sample: optional(flag("true while the addresses below are samples; removed at launch.")),
    redirects: list(
      "The old addresses, in any order; none is right too.",
      object("One old address.", {
        from: formerAddress("The old address."),
        to: webPage("Where it leads now."),
      }),
      { min: 0 },
    ),
  }),
};
