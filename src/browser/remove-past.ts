/**
 * Removes elements whose moment in `data-until` is over, and shows the one that comes first in their place: a page may
 * have been built weeks ago, or stay open for days.
 */
export function removePast(): void {
  document.querySelectorAll<HTMLElement>("[data-until]").forEach((part) => {
    if (Date.parse(part.dataset["until"] ?? "") <= Date.now()) part.remove();
  });
  document.querySelectorAll<HTMLElement>("[data-until][hidden]:first-child").forEach((part) => {
    part.hidden = false;
  });
}
