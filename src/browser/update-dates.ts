/**
 * Removes each element whose moment in `data-until` is over, and shows the element after it. Shows each element whose
 * moment in `data-since` has come. A page may have been built weeks ago, or be open for days.
 */
export function updateDates(): void {
  const isOver = (moment = "") => Date.parse(moment) <= Date.now();
  document.querySelectorAll<HTMLElement>("[data-until]").forEach((part) => {
    if (isOver(part.dataset["until"])) part.remove();
  });
  document
    .querySelectorAll<HTMLElement>("[data-until][hidden]:first-child, [data-since][hidden]")
    .forEach((part) => {
      const { since } = part.dataset;
      if (since === undefined || isOver(since)) part.hidden = false;
    });
}
