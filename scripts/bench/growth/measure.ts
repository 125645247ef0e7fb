import { copyFileSync, cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { copySite } from "../../../tests/support/edited-site";
import { packageFile } from "../../local/package-file";
import { articleName, sentence, writeArticles } from "./articles";
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
  /** After one sentence of one article was edited. */
  rebuild: Usage;
  /** Gatsby alone with the same articles, each right after its like: how fast the machine was just then. */
  bare: { build: Usage; rebuild: Usage };
}

const edited = "Keep the paper where you will find it tonight.";

/** Builds a copy of the site as it is, so that every picture is encoded before anything is measured. */
export async function encodePictures(): Promise<void> {
  const site = copySite();
  try {
    await measureBuild(site.root);
  } finally {
    site.remove();
  }
}

/**
 * Builds a copy of the site with generated articles, edits one of them and builds again.
 * @throws where a build fails, or the second one has not changed the one page that it had to change
 */
export async function measureGrowth(articles: number): Promise<Growth> {
  const site = copySite();
  const bare = copyBareSite();
  const file = `${articleName(1)}.mdx`;
  try {
    writeArticles(site.root, articles);
    cpSync(join(site.root, "content", "articles"), join(bare.root, "articles"), { recursive: true });
    const build = await measureBuild(site.root);
    const bareBuild = await measureBuild(bare.root);
    const pages = readPages(site.root);
    const page = `blog/${articleName(1)}.html`;
    const figures = {
      articles,
      build,
      publicBytes: sizeOf(join(site.root, "public")),
      articleBytes: Buffer.byteLength(pages.get(page) ?? ""),
      blogBytes: Buffer.byteLength(pages.get("blog.html") ?? ""),
    };
    site.edit(`content/articles/${file}`, sentence, edited);
    const rebuild = await measureBuild(site.root);
    checkRebuild(pages, readPages(site.root), page);
    copyFileSync(join(site.root, "content", "articles", file), join(bare.root, "articles", file));
    return { ...figures, rebuild, bare: { build: bareBuild, rebuild: await measureBuild(bare.root) } };
  } finally {
    site.remove();
    bare.remove();
  }
}

function measureBuild(root: string): Promise<Usage> {
  return measureNode([packageFile("gatsby", "cli.js"), "build"], root);
}

function checkRebuild(before: Pages, after: Pages, page: string): void {
  const changed = [...after].filter(([name, html]) => before.get(name) !== html).map(([name]) => name);
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const isRight = after.get(page)?.includes(edited) === true && !after.get(page)?.includes(sentence);
  if (changed.join() === page && gone.length === 0 && isRight) return;
  throw new Error(
    `The rebuild changed ${changed.join(", ") || "nothing"} and lost ${gone.join(", ") || "nothing"}.`,
  );
}

type Pages = ReadonlyMap<string, string>;

function readPages(root: string): Pages {
  const folder = join(root, "public");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".html") && statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
