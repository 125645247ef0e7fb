import { zipSync } from "fflate";

// Dates in a ZIP archive have no time zone; this one is built from its parts, so it is the same on every machine.
const always = new Date(2025, 0, 1);

/**
 * Packs files into a reproducible ZIP archive: the same bytes at any time and place.
 * @param folder the folder that the archive unpacks to
 * @param entries contents by name, in the archive's order
 */
export function pack(folder: string, entries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const tree = Object.fromEntries(Array.from(entries, ([name, content]) => [`${folder}/${name}`, content]));
  return zipSync(tree, { mtime: always, level: 9 });
}
