/**
 * Returns the id of a page's text in the document; without script, the page's dot links to it.
 * @param index the page's index
 */
export function pageTextId(index: number): string {
  return `page-${String(index + 1)}`;
}
