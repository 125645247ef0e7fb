import { href, object, text } from "../fields";
import type { ObjectField } from "../field";

/** Words that lead somewhere: a link or a button. */
export function link(description: string): ObjectField {
  return object(
    description,
    {
      label: text("The words on the link or button.", { max: 60 }),
      href: href("Where it leads."),
    },
    "Link",
  );
}
