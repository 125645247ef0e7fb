import { readContent } from "../../content-model/check";
import { reasonsToHide } from "../../content-model/samples";
import { contentFolder } from "../finished-content";

let isListedCache: boolean | undefined;

/** Whether search engines may list the site. They must not list a published site that is unfinished. */
export function isListed(): boolean {
  // The result is cached, because content does not change during a build. A site in development is not published.
  isListedCache ??=
    process.env.NODE_ENV === "development" ||
    reasonsToHide(readContent(contentFolder), process.env["CONTEXT"]) === undefined;
  return isListedCache;
}

/** The root field that decides about the robots element of pages. */
export const listedField = { Query: { isListed: { type: "Boolean!", resolve: isListed } } };
