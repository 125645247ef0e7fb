import { list, object, prose, text } from "../fields";
import type { ObjectField } from "../field";
import { link } from "./link";

/** A closing section with a call to action. */
export function closing(description: string): ObjectField {
  return object(
    description,
    {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("What the step is and what comes of it."),
      actions: list("The buttons, the most important first.", link("One button."), { max: 2 }),
    },
    "Closing",
  );
}
