import { list, object, picture, text } from "../fields";
import type { ContentType } from "../content-type";

/** Facts about the book, for its cover and for search engines. */
export const bookDetails: ContentType = {
  name: "book-details",
  title: "Book cover and description",
  seenOn: "/acts-of-war-book",
  typeName: "BookDetails",
  files: "book/details.json",
  description: "The book's cover, and what search engines read about it. Its numbers are in facts.json.",
  schema: object("The book.", {
    description: text("What the book is and does, in two or three sentences, for search engines.", {
      max: 400,
    }),
    genres: list("What it is shelved under.", text("One genre, with capital letters.", { max: 40 })),
    cover: picture("The book's cover."),
  }),
};
