import type { ObjectField } from "../field";
import { object, prose, text } from "../fields";

/** The heading of a section. */
export function sectionHeading(description: string): ObjectField {
  return object(
    description,
    {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
    },
    "SectionHeading",
  );
}
