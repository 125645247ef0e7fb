import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readArticles } from "./articles";
import { drawingDigest, drawOnce } from "./cache";
import { readPages, readSite, type SharedPage } from "./content";
import { paint } from "./paint";
import { drawPreview } from "./preview";
import { displayFace, labelFace } from "./typefaces";

const folder = path.join("public", "previews");

/**
 * Draws each page's preview picture for shared links, to public/previews.
 * @param isPublished whether this build has the page at an address
 * @returns a warning for each title with characters that the site's typefaces lack and the picture omits
 */
export async function publishPreviews(isPublished: (address: string) => boolean): Promise<string[]> {
  const site = await readSite();
  const ministry = site.text("ministry.name") ?? "";
  const pages = [...(await readPages(site)), ...(await readArticles(site, isPublished))];
  await rm(folder, { recursive: true, force: true });
  const warnings: string[] = [];
  for (const page of pages) {
    const shared = { ...page, title: withoutEnding(page.title, ` | ${ministry}`) };
    const digest = drawingDigest("preview", shared.name, shared.title, ministry);
    const file = path.join(folder, `${page.name}.png`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      await drawOnce(digest, async () => {
        const { svg, missing } = await drawLegibly(shared, ministry);
        if (missing !== "")
          warnings.push(
            `The picture that links to /${page.name} show leaves out ${missing}, which the site’s typefaces lack (content/${page.source}).`,
          );
        return paint(svg, 1200, 128);
      }),
    );
  }
  return warnings;
}

// A title must not stop a build: characters that the typeface lacks are omitted from the picture.
async function drawLegibly(page: SharedPage, ministry: string): Promise<{ svg: string; missing: string }> {
  const [display, label] = [await displayFace(), await labelFace()];
  const title = display.drawable(page.title);
  const name = label.drawable(ministry.toUpperCase());
  const svg = drawPreview({ ...page, title: title.text }, name.text, display, label);
  return { svg, missing: [...new Set([...title.missing, ...name.missing])].join(" ") };
}

// The ministry's name is set below the title, so it is removed from the title.
function withoutEnding(title: string, ending: string): string {
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
