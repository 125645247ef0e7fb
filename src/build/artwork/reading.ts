import type { Batch } from "./batch";
import { drawBookPage, openBookFaces } from "./book-page";
import { devotionalSlides } from "./devotional";
import { excerptPages, readManuscript } from "./manuscript";
import type { Site } from "./content";
import { paint } from "./paint";
import { drawSlide } from "./slide";
import { displayFace, labelFace, textFace } from "./typefaces";

/**
 * Lists the excerpt's pages, typeset as in a book, and the devotionals' slides.
 * @param site where placeholders are looked up
 * @throws while drawing, if a page of the excerpt is too long or contains what a printed page does not support
 */
export function readingPictures(site: Site): Batch[] {
  return [excerpt(site), ...slides()];
}

function excerpt(site: Site): Batch {
  const drawAll = inTurn(async () => {
    const faces = await openBookFaces();
    const pages = await readManuscript(site);
    return new Map(pages.map(({ name, ...page }) => [name, () => drawBookPage(page, faces)]));
  });
  return {
    content: [
      "content/excerpt",
      "content/facts.json#book.name",
      "content/book/outline.json#parts.0.label",
      "content/book/outline.json#parts.0.chapters.0.title",
    ],
    pictures: excerptPages().map((name) => ({
      file: `content/pictures/excerpt/${name}.png`,
      draw: async () => paint((await drawAll()).get(name)?.() ?? "", 1600, 32),
    })),
  };
}

function slides(): Batch[] {
  return devotionalSlides().map(({ file, words, place, content }) => ({
    arePlaceholders: true,
    content,
    pictures: [
      {
        file,
        draw: async () => {
          const faces = { display: await displayFace(), label: await labelFace(), text: await textFace() };
          return paint(drawSlide(words, place, faces), 1080, 96);
        },
      },
    ],
  }));
}

/** Computes a value on first use, and only once. */
function inTurn<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}
