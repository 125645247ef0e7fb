import { headingId } from "../../../src/content-model/markdown/outline";
import { elementsIn, nodesIn, propertyOf, wordsOf, type HtmlNode } from "./tree";

/** Links to the headings of a text lead to the ids that the site gives them. Changes the tree. */
export function linkHeadings(root: HtmlNode): void {
  const ids = new Map<string, string>();
  for (const heading of elementsIn(root, "h1", "h2", "h3", "h4", "h5", "h6"))
    for (const node of nodesIn(heading))
      for (const id of [propertyOf(node, "id"), propertyOf(node, "name")])
        if (id !== "") ids.set(`#${id}`, `#${headingId(wordsOf(heading))}`);
  for (const link of elementsIn(root, "a")) {
    const id = ids.get(propertyOf(link, "href"));
    if (id !== undefined) link.properties = { ...link.properties, href: id };
  }
}
