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
 * Chooses a flame for content without its own flame.
 * @param name a name. The same name always has the same flame
 */
export function flameOf(name: string): (typeof pageFlames)[number] {
  const sum = Array.from(name, (letter, index) => (letter.codePointAt(0) ?? 0) * (index + 1)).reduce(
    (total, value) => total + value,
    0,
  );
  return pageFlames[sum % pageFlames.length] ?? "about";
}

/**
 * Chooses the flame of a category.
 * @param position the position of the category in the list of categories. The first position is 0
 */
export function flameAt(position: number): (typeof pageFlames)[number] {
  return pageFlames[position % pageFlames.length] ?? "about";
}
