import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, fillPlaceholders, type SiteFacts } from "../../src/content-model/placeholders";
import { contentPaths } from "../../src/content-model/read";
import { drawSlide, type SlideFaces } from "./slide";

interface Devotional {
  slides?: { id: string; label: string; line: string; reference?: string; picture: { file: string } }[];
}

/** One picture to make, and the content that it is made from. */
export type SlidePicture = { file: string; svg: string; content: string[] };

const folder = "content/devotionals";

function readJson(...parts: string[]): unknown {
  return JSON.parse(readFileSync(path.join(...parts), "utf8"));
}

/**
 * Draws the slides of every devotional that has some: the flame grows from the first to the last, and the ground
 * turns from night to day in the middle. The last slide, the back cover, is set on the ground of the first.
 * @returns each picture's path from the project's root, the picture, and what it is made from
 */
export function drawDevotionals(faces: SlideFaces): SlidePicture[] {
  const facts = factsOf(
    readJson("content", "site.json") as SiteFacts,
    readJson("content", "facts.json") as object,
  );
  // The folder goes with its last devotional.
  return (existsSync(folder) ? contentPaths(folder) : []).flatMap((name) => {
    const { slides = [] } = readJson(folder, name) as Devotional;
    return slides.map(({ label, line, reference, picture }, index) => {
      const back = index === slides.length - 1;
      // The back cover repeats the whole flame of the slide before it.
      const growth = Math.min(1, index / Math.max(1, slides.length - 2));
      const words = {
        label: fillPlaceholders(label, facts),
        line: fillPlaceholders(line, facts),
        ...(reference !== undefined && { reference: fillPlaceholders(reference, facts) }),
      };
      const place = { seed: "altar", growth, dawn: !back && index >= slides.length / 2 };
      // A slide more or less shifts the flame's growth on all of them.
      const own = ["label", "line", "reference"].map((part) => `slides.${index}.${part}`);
      const content = [...own, "slides.length"].map((part) => `${folder}/${name}#${part}`);
      return { file: path.posix.join(folder, picture.file), svg: drawSlide(words, place, faces), content };
    });
  });
}
