import { readFile } from "node:fs/promises";
import path from "node:path";
import { readMdx } from "../../content-model/readers/mdx";
import { fillIn, mdxFilesIn, type SharedPage, type Site } from "./content";

const folder = path.join("content", "articles");

/**
 * Lists the articles that have a page in this build.
 * @param site where placeholders of a title are looked up
 * @param isPublished whether this build has the page at an address
 * @returns each with the name of its picture, which is its address without the leading slash
 */
export async function readArticles(
  site: Site,
  isPublished: (address: string) => boolean,
): Promise<SharedPage[]> {
  const names = mdxFilesIn(folder).map((file) => path.parse(file).name);
  const articles = names
    .filter((name) => isPublished(`/blog/${name}`))
    .map(async (name) => {
      const { data } = readMdx(await readFile(path.join(folder, `${name}.mdx`), "utf8"));
      const title = typeof data === "object" && data !== null && "title" in data ? data.title : undefined;
      if (typeof title !== "string") return [];
      return [
        { name: `blog/${name}`, title: fillIn(title, site).trim(), source: `articles/${name}.mdx#title` },
      ];
    });
  return (await Promise.all(articles)).flat();
}
