import { href, hrefAnywhere, object, text } from "../fields";
import type { ObjectField, TextField } from "../field";

/** A link or button with its text. */
export function link(description: string): ObjectField {
  return linkTo(description, href("Where it leads."));
}

/** As `link`, but also allows a literal web address. */
export function linkAnywhere(description: string): ObjectField {
  return linkTo(description, hrefAnywhere("Where it leads."));
}

function linkTo(description: string, destination: TextField): ObjectField {
  return object(
    description,
    {
      label: text("The words on the link or button.", { max: 60 }),
      href: destination,
    },
    "Link",
  );
}
