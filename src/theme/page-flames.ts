/** The flames of src/theme/artwork/flames for content without its own flame. */
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
 * @param name a name, which always gets the same flame
 */
export function flameOf(name: string): (typeof pageFlames)[number] {
  const sum = Array.from(name, (letter, index) => (letter.codePointAt(0) ?? 0) * (index + 1)).reduce(
    (total, value) => total + value,
    0,
  );
  return pageFlames[sum % pageFlames.length] ?? "about";
}

/**
 * The flame of a group of things, such as a category, by its position in the list of groups.
 * @param position from 0
 */
export function flameAt(position: number): (typeof pageFlames)[number] {
  return pageFlames[position % pageFlames.length] ?? "about";
}
