import { object, text } from "../fields";
import type { ObjectField } from "../field";

/** A short message of the site: what happened, and what to do next. */
export function notice(description: string): ObjectField {
  return object(
    description,
    {
      title: text("What happened, in a few words.", { max: 60 }),
      text: text("What it means for the visitor, or what to do now."),
    },
    "Notice",
  );
}
