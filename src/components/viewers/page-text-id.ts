/** The id of a page's text in the document, by its index: where its dot leads without script. */
export function pageTextId(index: number): string {
  return `page-${String(index + 1)}`;
}
