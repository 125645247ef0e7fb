/** The flames of src/theme/artwork/flames that stand for whatever has none of its own. */
const pageFlames = [
  "about",
  "blog",
  "contact",
  "events",
  "excerpt",
  "partner",
  "press-kit",
  "speaking",
] as const;

/**
 * Chooses a flame for something without one of its own.
 * @param name the same name always has the same flame
 */
export function flameOf(name: string): (typeof pageFlames)[number] {
  const sum = Array.from(name, (letter, index) => (letter.codePointAt(0) ?? 0) * (index + 1)).reduce(
    (total, value) => total + value,
    0,
  );
  return pageFlames[sum % pageFlames.length] ?? "about";
}
