import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, fillPlaceholders, type SiteFacts } from "../../content-model/placeholders";
import { contentPaths } from "../../content-model/read";
import type { SlidePlace, SlideWords } from "./slide";

interface Devotional {
  slides?: { id: string; label: string; line: string; reference?: string; picture: { file: string } }[];
}

/** A slide: its picture's file, the input of drawSlide, and the content that it is drawn from. */
interface Slide {
  file: string;
  words: SlideWords;
  place: SlidePlace;
  content: string[];
}

const folder = "content/devotionals";

function readJson(...parts: string[]): unknown {
  return JSON.parse(readFileSync(path.join(...parts), "utf8"));
}

/**
 * Lists the slides of every devotional that has some. The flame grows from the first slide to the last, and the
 * ground changes from night to day in the middle. The last slide, the back cover, has the ground of the first.
 */
export function devotionalSlides(): Slide[] {
  const facts = factsOf(
    readJson("content", "site.json") as SiteFacts,
    readJson("content", "facts.json") as object,
  );
  // The folder goes with its last devotional.
  return (existsSync(folder) ? contentPaths(folder) : []).flatMap((name) => {
    const { slides = [] } = readJson(folder, name) as Devotional;
    return slides.map(({ label, line, reference, picture }, index) => {
      const back = index === slides.length - 1;
      // The back cover repeats the whole flame of the preceding slide.
      const growth = Math.min(1, index / Math.max(1, slides.length - 2));
      const words = {
        label: fillPlaceholders(label, facts),
        line: fillPlaceholders(line, facts),
        ...(reference !== undefined && { reference: fillPlaceholders(reference, facts) }),
      };
      const place = { seed: "altar", growth, dawn: !back && index >= slides.length / 2 };
      // The number of slides changes the flame's growth on all of them.
      const own = ["label", "line", "reference"].map((part) => `slides.${index}.${part}`);
      const content = [...own, "slides.length"].map((part) => `${folder}/${name}#${part}`);
      return { file: path.posix.join(folder, picture.file), words, place, content };
    });
  });
}
