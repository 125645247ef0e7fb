import { posix } from "node:path";
import type { ContentFile } from "./read";

// What the site has an address for, whatever files content/ holds.
const ownRoutes: readonly string[] = [
  "/",
  "/about",
  "/speaking",
  "/acts-of-war-book",
  "/set-my-soul-on-fire-ecourse",
  "/prayer-hub",
  "/events",
  "/press-kit",
  "/contact",
  "/blog",
  "/resources",
  "/partner",
  "/excerpt",
  "/thank-you",
  // No page, but made by the build: the gathering for a visitor's own calendar.
  "/gathering.ics",
];

// Gatsby keeps what it knows of a folder's own page, such as the home page or the blog, under the name index.
const reserved: readonly string[] = [...ownRoutes, "/404", "/index", "/blog/index"];

// Made by the build for programs (src/build/findability), or read by the platform.
const filesForPrograms: readonly string[] = [
  "/feed.xml",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/_headers",
  "/_redirects",
];

// The platform's functions, the forms' doors, hashed files, and the blog's later pages once it has them.
const keptFolders = /^\/(\.netlify|api|static|blog\/page)(\/|$)/;

/**
 * Everything that a link inside the site may lead to: the site's own pages, the documents, and the articles that are
 * published. A draft has its page on previews alone, and what is coming soon has none.
 * In: the files of content/.
 */
export function routesOf(files: readonly ContentFile[]): readonly string[] {
  const ofContent = files.flatMap((file) => (isDocument(file) || isPublished(file) ? [routeOf(file)] : []));
  return [...new Set([...ownRoutes, ...ofContent])];
}

/**
 * The published teachings whose day has not come, by their addresses, with that day.
 * In: the files of content/, and today, such as 2026-03-08.
 */
export function scheduledIn(files: readonly ContentFile[], today: string): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter(isPublished)
      .map((file): [string, string] => [routeOf(file), dateOf(file.data)])
      .filter(([, day]) => day > today),
  );
}

function dateOf(data: unknown): string {
  if (typeof data !== "object" || data === null || !("date" in data)) return "";
  return typeof data.date === "string" ? data.date : "";
}

/** Whether the site needs an address that is none of `routesOf`. In: the path, without a slash at its end. */
export function isReserved(path: string): boolean {
  return reserved.includes(path) || filesForPrograms.includes(path) || keptFolders.test(path);
}

/** The address that a document or an article takes from the site; undefined where it has its own, and for other files. */
export function takenRoute(file: ContentFile): string | undefined {
  const route = routeOf(file);
  return (isDocument(file) || isArticle(file)) && isReserved(route) ? route : undefined;
}

/** The address of an article, by its path in content/; undefined for other files. */
export function addressOfArticle(file: string): string | undefined {
  const name = /^articles\/([^/]+)\.mdx$/.exec(file)?.[1];
  return name === undefined ? undefined : `/blog/${name}`;
}

/** The path in content/ of the article at an address; undefined for other addresses. */
export function articleAt(route: string): string | undefined {
  const name = /^\/blog\/([^/]+)$/.exec(route)?.[1];
  return name === undefined ? undefined : `articles/${name}.mdx`;
}

function routeOf(file: ContentFile): string {
  const { name } = posix.parse(file.file);
  return isArticle(file) ? `/blog/${name}` : `/${name}`;
}

function isDocument({ kind }: ContentFile): boolean {
  return kind.name === "document";
}

function isArticle({ kind }: ContentFile): boolean {
  return kind.name === "article";
}

function isPublished(file: ContentFile): boolean {
  const { data, broken } = file;
  if (!isArticle(file)) return false;
  // A file that cannot be read is told itself, and not at every link to it.
  if (broken) return true;
  if (typeof data !== "object" || data === null) return false;
  return "status" in data && data.status === "published";
}
