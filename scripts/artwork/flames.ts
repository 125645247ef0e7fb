import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Batch } from "../../src/build/artwork/batch";
import { drawHero } from "./hero";

/** Where the flames of pages are kept. */
export const flamesFolder = "src/theme/artwork/flames";

/** The growth of each flame that is not a whole one: the not-found page has a low fire. */
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

/** The flame of each page that has one, found by the page's import of the drawing, so no list is kept. */
export async function flames(): Promise<Batch> {
  return {
    content: [],
    pictures: (await wantedFlames()).map((name) => ({
      file: `${flamesFolder}/${name}.svg`,
      draw: () => {
        const seed = { seed: name, growth: growth.get(name) ?? 1 };
        // The flame of a closing band stands still on the deep ground.
        return name.startsWith("closing-")
          ? drawHero({ ...seed, motion: "still", sunk: 2 })
          : drawHero({ ...seed, motion: "drawn", sunk: 0 });
      },
    })),
  };
}
