import { test } from "@playwright/test";
import { readContent } from "../../src/content-model/read";
import { articleAt } from "../../src/content-model/routes";
import { filesIn, hasFile, text } from "./content";

/** All possible link targets except for teachings, since which of those have a page depends on the date. */
export const linked: readonly string[] = readContent("content").routes.filter(
  (route) => articleAt(route) === undefined,
);

/** All pages of the site, including the 404 page. */
export const routes: readonly string[] = [...linked.filter((route) => !route.includes(".")), "/no-such-page"];

/** The file in content/ whose words a page of the site shows; a page without its file is not built. */
export function fileOf(route: string): string {
  const name = route === "/" ? "home" : route.slice(1);
  return `pages/${name}.${hasFile(`pages/${name}.mdx`) ? "mdx" : "json"}`;
}

/** Whether the content has a page. */
export function isBuilt(route: string): boolean {
  return hasFile(fileOf(route));
}

/** Skips the tests of a file, or of the group around it, if the content has no such page. */
export function skipUnlessBuilt(route: string): void {
  test.skip(!isBuilt(route), `The content has no ${fileOf(route)}.`);
}

const today = new Date().toISOString().slice(0, 10);

const addressesOf = (files: readonly string[]) =>
  files.map((file) => file.replace(/^articles\/(.*)\.mdx$/, "/blog/$1"));

const published = filesIn("articles").filter((file) => text(file, "status") === "published");

/** The addresses of the teachings that are published, now or on a day to come. */
export const releasedTeachings: readonly string[] = addressesOf(published);

/** The pages of the teachings that are published and whose day has come. */
export const publishedTeachings: readonly string[] = addressesOf(
  published.filter((file) => text(file, "date") < today),
);
