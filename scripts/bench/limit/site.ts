import { copyFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { writeHeaders } from "../../../src/build/headers";

/**
 * Writes the limit: a page written by hand with the home page's kind of content, without script, with one AVIF picture
 * and one font that holds its letters alone. It gets the headers that the site's own pages have.
 * @returns the folder to serve
 */
export async function writeLimitSite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "limit-page-"));
  const folder = join(root, "public");
  await mkdir(folder);
  const html = await readFile(join(__dirname, "page.html"), "utf8");
  const letters = html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, "");
  const font = await subsetFont(await readFile("src/theme/fonts/fraunces.woff2"), letters, {
    targetFormat: "woff2",
  });
  const picture = await sharp("content/pictures/portrait.png").resize(720).avif({ quality: 48 }).toBuffer();
  await writeFile(join(folder, "index.html"), html);
  await writeFile(join(folder, "font.woff2"), font);
  await writeFile(join(folder, "portrait.avif"), picture);
  await copyFile("static/favicon.svg", join(folder, "favicon.svg"));
  await writeFile(join(folder, "robots.txt"), "User-agent: *\nAllow: /\n");
  await writeHeaders(folder, []);
  return root;
}
