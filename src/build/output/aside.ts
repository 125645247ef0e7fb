import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** What Gatsby needs for its next build and no visitor asks for. */
export const aside = path.join(".cache", "unpublished");
const moves = path.join(".cache", "moved-pages.json");

/** A page's file as Gatsby writes and looks for it, and as it is published. Paths as Gatsby has them: public/… */
export interface MovedPage {
  from: string;
  to: string;
  /** Whether Gatsby looks for a page of its own at `to`, too, as at public/404.html. */
  isKept: boolean;
}

/** Notes where pages went, for `bringBack`. */
export function noteMoves(pages: readonly MovedPage[]): void {
  writeFileSync(moves, JSON.stringify(pages));
}

/**
 * Takes files and whole folders out of the published folder, to where the next build finds them.
 * @param names their paths in it; what is not there is passed over
 */
export function setAside(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const from = path.join(folder, name);
    if (existsSync(from)) move(from, path.join(aside, name));
  }
}

/**
 * Puts everything back to where Gatsby left it, before Gatsby looks: it makes only what has changed, and takes
 * for granted that the rest is where it was.
 */
export function bringBack(folder: string): void {
  if (existsSync(aside)) {
    moveInto(aside, folder);
    rmSync(aside, { recursive: true });
  }
  if (!existsSync(moves)) return;
  const pages = JSON.parse(readFileSync(moves, "utf8")) as MovedPage[];
  for (const { from, to, isKept } of pages.filter((page) => existsSync(page.to))) {
    move(to, from);
    if (isKept) copyFileSync(from, to);
  }
  rmSync(moves);
}

/** Moves what is in one folder into another, whose own files of other names stay. */
function moveInto(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && existsSync(target)) moveInto(source, target);
    else move(source, target);
  }
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
