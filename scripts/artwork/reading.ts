import type { Batch } from "./batch";
import { drawBookPage, openBookFaces } from "./book-page";
import type { Site } from "./content";
import { drawDevotionals } from "./devotional";
import { openTypeface } from "./lettering";
import { readManuscript } from "./manuscript";
import { paint } from "./paint";

/**
 * The excerpt's pages, set as a book, and the devotional's slides.
 * @param site where placeholders are looked up
 * @throws where a page of the excerpt is too long, or holds what a printed page has no form for
 */
export async function reading(site: Site): Promise<Batch[]> {
  const faces = await openBookFaces();
  const pages = await readManuscript(site);
  const slides = drawDevotionals({
    display: await openTypeface("fraunces"),
    label: await openTypeface("archivo", { wdth: 75, wght: 600 }),
    text: await openTypeface("archivo"),
  });
  return [
    {
      content: [
        "content/excerpt",
        "content/facts.json#book.name",
        "content/book/outline.json#parts.0.label",
        "content/book/outline.json#parts.0.chapters.0.title",
      ],
      pictures: pages.map(({ name, ...page }) => ({
        file: `content/pictures/excerpt/${name}.png`,
        make: () => paint(drawBookPage(page, faces), 1600, 32),
      })),
    },
    ...slides.map(({ file, svg, content }) => ({
      standIns: true,
      content,
      pictures: [{ file, make: () => paint(svg, 1080, 96) }],
    })),
  ];
}
