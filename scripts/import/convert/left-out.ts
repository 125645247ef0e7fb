/** Counts what a conversion could not keep, by kind. */
export class LeftOut {
  readonly #counts = new Map<string, number>();

  /** Notes one more of a kind, such as "a form". */
  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** The kinds in order of their first occurrence: "a form", "a script (3 times)". */
  list(): string[] {
    return Array.from(this.#counts, ([what, count]) =>
      count === 1 ? what : `${what} (${String(count)} times)`,
    );
  }
}
