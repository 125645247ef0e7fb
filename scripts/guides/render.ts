import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { renderText, standaloneHtml, isReference } from "../../src/content-model/text/render";
import { assetPaths, type PublishedFile, type PublishedPicture } from "../../src/content-model/media";
import type { GuideSource, GuideTexts } from "./sources";

/**
 * Compiles a guide's Markdown to static HTML with the site's compiler, and embeds its pictures.
 * @param guide its name, and its Markdown with its facts filled in
 */
export async function renderGuide(
  { name, body }: Pick<GuideSource, "name" | "body">,
  { site, notes, backToText }: Pick<GuideTexts, "site" | "notes" | "backToText">,
): Promise<string> {
  const file = `guides/${name}.mdx`;
  const { html } = await renderText(body, {
    site,
    newTabLabel: "",
    notes,
    backToText,
    tableLabel: "",
    idPrefix: `${name}-`,
    findAssets: async ({ pictures, files }) => ({
      pictures: new Map(await Promise.all(pictures.flatMap((path) => pictureOf(path, file)))),
      files: new Map(files.flatMap((path) => fileOf(path, file))),
    }),
  });
  return markCitations(standaloneHtml(html, site));
}

/** The width of a picture in pixels: about 230 per inch of the printed text column. */
const maxWidthPx = 1500;

function pictureOf(writtenPath: string, file: string): Promise<[string, PublishedPicture]>[] {
  const path = findFile(writtenPath, file);
  return path === undefined ? [] : [inlinePicture(path).then((picture) => [writtenPath, picture])];
}

async function inlinePicture(path: string): Promise<PublishedPicture> {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize({ width: maxWidthPx, withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, src: `data:image/jpeg;base64,${data.toString("base64")}` };
}

function fileOf(writtenPath: string, file: string): [string, PublishedFile][] {
  const path = findFile(writtenPath, file) ?? join("static", writtenPath);
  if (!existsSync(path)) return [];
  const href = path.replace(/^(?:content|static)/, "");
  return [[writtenPath, { href, bytes: statSync(path).size }]];
}

function findFile(writtenPath: string, file: string): string | undefined {
  return assetPaths(writtenPath, file)
    .map((path) => join("content", path))
    .find((path) => existsSync(path));
}

// In print, the reference in parentheses at the end of a verse is on a line of its own.
function markCitations(html: string): string {
  return html.replace(
    / (\(([^()]+)\))<\/p>\s*<\/blockquote>/g,
    (match, bracketedText: string, reference: string) =>
      isReference(bracketedText) ? `</p><p><cite>${reference}</cite></p></blockquote>` : match,
  );
}
