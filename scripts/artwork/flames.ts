import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Batch } from "./batch";
import { drawHero } from "./hero";

/** Where the flames of pages are kept. */
export const flamesFolder = "src/theme/artwork/flames";

/** How far each has grown that is not a whole flame: where nothing stands, the fire is low. */
const growth = new Map([["not-found", 0.2]]);

/** The names of the flames that the site's own files import. */
async function wantedFlames(): Promise<string[]> {
  const files = (await readdir("src", { recursive: true })).filter((file) => file.endsWith(".tsx"));
  const sources = await Promise.all(files.map((file) => readFile(path.join("src", file), "utf8")));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/\/artwork\/flames\/([\w-]+)\.svg"/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].sort();
}

/** The flame of each page that has one: a page that imports the drawing of its name gets it, and no list is kept. */
export async function flames(): Promise<Batch> {
  return {
    content: [],
    pictures: (await wantedFlames()).map((name) => ({
      file: `${flamesFolder}/${name}.svg`,
      make: () => drawHero({ seed: name, growth: growth.get(name) ?? 1, motion: "drawn", sunk: 0 }),
    })),
  };
}
