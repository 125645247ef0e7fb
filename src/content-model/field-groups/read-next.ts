import type { ObjectField } from "../field";
import { list, object, text } from "../fields";
import { link } from "./link";

/** Where a reader may go after a text. */
export function readNext(description: string): ObjectField {
  return object(
    description,
    {
      title: text("The words over the links.", { max: 60 }),
      links: list("The links.", link("One link."), { max: 4 }),
    },
    "ReadNext",
  );
}
