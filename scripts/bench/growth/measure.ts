import { cpSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { copySite } from "../../../tests/support/edited-site";
import { packageFile } from "../../local/package-file";
import { articleName, writeArticles } from "./articles";
import { copyBareSite } from "./bare-site";
import { measureNode, type Usage } from "./usage";

/** What the site costs with so many articles more. */
export interface Growth {
  articles: number;
  /** From nothing, but for pictures that were encoded before. */
  build: Usage;
  publicBytes: number;
  /** One article's page and the blog's first, as they are stored. */
  articleBytes: number;
  blogBytes: number;
  /** Gatsby alone with the same articles, measured right afterwards: a reference for the machine's current speed. */
  bare: Usage;
}

/** Builds an unchanged copy of the site, so that all pictures are encoded before the measurement. */
export async function encodePictures(): Promise<void> {
  const site = copySite();
  try {
    await measureBuild(site.root);
  } finally {
    site.remove();
  }
}

/**
 * Builds a copy of the site with generated articles and measures it.
 * @throws if a build fails
 */
export async function measureGrowth(articles: number): Promise<Growth> {
  const site = copySite();
  const bare = copyBareSite();
  try {
    writeArticles(site.root, articles);
    cpSync(join(site.root, "content", "articles"), join(bare.root, "articles"), { recursive: true });
    const build = await measureBuild(site.root);
    const published = join(site.root, "public");
    return {
      articles,
      build,
      publicBytes: sizeOf(published),
      articleBytes: statSync(join(published, "blog", `${articleName(1)}.html`)).size,
      blogBytes: statSync(join(published, "blog.html")).size,
      bare: await measureBuild(bare.root),
    };
  } finally {
    site.remove();
    bare.remove();
  }
}

function measureBuild(root: string): Promise<Usage> {
  return measureNode([packageFile("gatsby", "cli.js"), "build"], root);
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
