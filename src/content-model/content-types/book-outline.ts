import { list, object, prose, text } from "../fields";
import type { ObjectField } from "../field";
import type { ContentType } from "../content-type";

/** The book's parts and chapters, and the texts after them. */
export const bookOutline: ContentType = {
  name: "book-outline",
  title: "Book chapters",
  seenOn: "/acts-of-war-book, /excerpt",
  typeName: "BookOutline",
  files: "book/outline.json",
  description:
    "The book's parts and chapters, and its bonus content. Chapters are numbered through by themselves; the first one's title also stands over the excerpt.",
  schema: object("The book from front to back.", {
    parts: list(
      "The parts, in order.",
      object("One part.", {
        label: text("Which part it is: “Part One”.", { max: 30 }),
        title: text("Its title.", { max: 60 }),
        chapters: list("Its chapters, in order.", entry("One chapter.")),
      }),
      { min: 0 },
    ),
    bonus: object("What the book adds after its last chapter.", {
      label: text("The small line above the title.", { max: 30 }),
      title: prose("The heading.", { max: 60 }),
      items: list("What is there.", entry("One thing."), { min: 0 }),
    }),
  }),
};

function entry(description: string): ObjectField {
  return object(
    description,
    {
      title: text("Its title.", { max: 60 }),
      text: text("What it does for the reader, in one or two sentences.", { max: 240 }),
    },
    "OutlineEntry",
  );
}
