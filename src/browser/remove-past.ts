/**
 * Removes elements whose moment in `data-until` is over, and shows the next one instead: a page may have been built
 * weeks ago, or be open for days.
 */
export function removePast(): void {
  document.querySelectorAll<HTMLElement>("[data-until]").forEach((part) => {
    if (Date.parse(part.dataset["until"] ?? "") <= Date.now()) part.remove();
  });
  document.querySelectorAll<HTMLElement>("[data-until][hidden]:first-child").forEach((part) => {
    part.hidden = false;
  });
}
