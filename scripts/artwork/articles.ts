import { readFile } from "node:fs/promises";
import path from "node:path";
import { readMdx } from "../../src/content-model/readers/mdx";
import { fillIn, mdxFilesIn, type SharedPage, type Site } from "./content";

const folder = path.join("content", "articles");

/**
 * Lists the teachings, whatever their status: a picture that waits is no trouble, and one that is late is.
 * @param site where placeholders of a title are looked up
 * @returns each with the name of its picture, which is its address without the first slash
 */
export async function readArticles(site: Site): Promise<SharedPage[]> {
  const files = mdxFilesIn(folder);
  const articles = files.map(async (file) => {
    const { data } = readMdx(await readFile(path.join(folder, file), "utf8"));
    const title = typeof data === "object" && data !== null && "title" in data ? data.title : undefined;
    if (typeof title !== "string") return [];
    const name = `blog/${path.parse(file).name}`;
    return [{ name, title: fillIn(title, site).trim(), source: `articles/${file}#title` }];
  });
  return (await Promise.all(articles)).flat();
}
