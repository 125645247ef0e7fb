import { daysOf } from "../../content-model/placeholders";

/** What a file may leave out, since it follows from the rest of it. */
export const derivedFields = {
  // An article's node has its minutes (text-nodes.ts).
  Article: { readTime: { type: "Int!" } },
  Devotional: { days: { type: "String!", resolve: (devotional: object) => daysOf(devotional) ?? "" } },
};
