/**
 * The page numbers to offer: the first, the last, and the current one with its neighbours. A gap replaces at least two
 * numbers.
 * @param page the current page, from 1
 * @param pages the number of pages
 */
export function pageNumbers(page: number, pages: number): (number | "gap")[] {
  const offered = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - page) <= 1 ||
      (number === 2 && page === 4) ||
      (number === pages - 1 && page === pages - 3),
  );
  return offered.flatMap((number, index) => {
    const before = offered[index - 1] ?? 0;
    return number - before > 1 ? ["gap" as const, number] : [number];
  });
}
