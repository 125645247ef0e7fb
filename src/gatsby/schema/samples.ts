import { readContent } from "../../content-model/check";
import { reasonsToHide } from "../../content-model/samples";
import { contentFolder } from "../finished-content";

let known: boolean | undefined;

/** Whether search engines may list the site: not while a build that will be published is unfinished. */
export function isListed(): boolean {
  // The content does not change during a build. What development shows is not published.
  known ??=
    process.env.NODE_ENV === "development" ||
    reasonsToHide(readContent(contentFolder), process.env["CONTEXT"]) === undefined;
  return known;
}

/** The root field behind the pages' robots element. */
export const listedField = { Query: { isListed: { type: "Boolean!", resolve: isListed } } };
