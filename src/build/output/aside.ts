import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesUnder } from "./walk";

/** What Gatsby needs for its next build and no visitor asks for. */
const aside = path.join(".cache", "unpublished");
const moves = path.join(".cache", "moved-pages.json");

/** A page's file as Gatsby writes and looks for it, and as it is published. Paths as Gatsby has them: public/… */
export interface MovedPage {
  from: string;
  to: string;
  /** Whether Gatsby looks for a page of its own at `to`, too, as at public/404.html. */
  isKept: boolean;
}

/** Notes where pages went, for `bringBack`. */
export async function noteMoves(pages: readonly MovedPage[]): Promise<void> {
  await writeFile(moves, JSON.stringify(pages));
}

/** Takes files out of the published folder, to where the next build finds them. */
export async function setAside(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) await move(path.join(folder, file), path.join(aside, file));
}

/**
 * Puts everything back to where Gatsby left it, before Gatsby looks: it makes only what has changed, and takes
 * for granted that the rest is where it was.
 */
export async function bringBack(folder: string): Promise<void> {
  if (existsSync(aside)) {
    for (const file of await filesUnder(aside)) await move(path.join(aside, file), path.join(folder, file));
    await rm(aside, { recursive: true });
  }
  if (!existsSync(moves)) return;
  const pages = JSON.parse(await readFile(moves, "utf8")) as MovedPage[];
  for (const { from, to, isKept } of pages.filter((page) => existsSync(page.to))) {
    await move(to, from);
    if (isKept) await copyFile(from, to);
  }
  await rm(moves);
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}
