import { readArticles } from "./articles";
import type { Batch } from "./batch";
import { readPages, type Site } from "./content";
import { openTypeface } from "./lettering";
import { paint } from "./paint";
import { drawPreview } from "./preview";

/**
 * The picture that each page's address shows where it is shared.
 * @param site where placeholders are looked up
 */
export async function previews(site: Site): Promise<Batch[]> {
  const display = await openTypeface("fraunces");
  const label = await openTypeface("archivo", { wdth: 75, wght: 600 });
  const ministry = site.text("ministry.name") ?? "Ministry Name";
  // The name stands below the title, so a title that ends in it for search engines need not say it twice.
  const ending = ` | ${ministry}`;
  const alone = (title: string): string => (title.endsWith(ending) ? title.slice(0, -ending.length) : title);
  return [...(await readPages(site)), ...(await readArticles(site))].map((page) => ({
    content: [`content/${page.source}`, "content/site.json#ministry.name"],
    pictures: [
      {
        file: `static/previews/${page.name}.png`,
        make: () =>
          paint(drawPreview({ ...page, title: alone(page.title) }, ministry, display, label), 1200, 128),
      },
    ],
  }));
}
