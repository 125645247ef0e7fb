import { zipSync } from "fflate";

// Dates in an archive carry no zone; this one is written from its parts, so it is the same wherever it is made.
const always = new Date(2025, 0, 1);

/**
 * Packs files into one archive that is the same, byte for byte, whenever and wherever its files are.
 * @param folder the folder that the archive unpacks to
 * @param entries contents by name, in the archive's order
 */
export function pack(folder: string, entries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const tree = Object.fromEntries(Array.from(entries, ([name, content]) => [`${folder}/${name}`, content]));
  return zipSync(tree, { mtime: always, level: 9 });
}
