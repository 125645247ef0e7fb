import { statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { FilesOfPages } from "./live-pages";
import { measurePage, type PageLoad, type ServedSizes } from "./page-loads";
import { formatTable } from "./table";

/** Where the figures of the newest build stand, for the benchmark. */
export const loadsFile = path.join(".cache", "page-loads.json");

/**
 * Measures what is published and writes it down. Of many pages of one folder the largest stands for all.
 * @param folder the published folder
 * @returns the table that the build prints
 */
export async function reportLoads(folder: string, pages: FilesOfPages): Promise<string> {
  const loads: PageLoad[] = [];
  const known: ServedSizes = new Map();
  for (const { largest, of } of groups(folder, pages.keys())) {
    const load = await measurePage(folder, largest, pages.get(largest) ?? [], known);
    loads.push({ ...load, of });
  }
  loads.sort((a, b) => (a.page < b.page ? -1 : 1));
  await writeFile(loadsFile, JSON.stringify(loads));
  return describe(loads);
}

interface Group {
  /** The path of its largest page, whose size is in bytes. */
  largest: string;
  size: number;
  /** How many pages it is made of. */
  of: number;
}

/** Pages of the first level stand alone; of those below it each folder is one group. */
function groups(folder: string, files: Iterable<string>): Iterable<Group> {
  const found = new Map<string, Group>();
  for (const file of files) {
    const name = path.dirname(file) === "." ? file : path.dirname(file);
    const { size } = statSync(path.join(folder, file));
    const group = found.get(name);
    const largest = group && group.size >= size ? group : { largest: file, size };
    found.set(name, { ...largest, of: (group?.of ?? 0) + 1 });
  }
  return found.values();
}

function describe(loads: readonly PageLoad[]): string {
  const head = ["page", "html + css KiB", "fonts KiB", "pictures + lazy", "script KiB", "loaded", "asked by"];
  const rows = loads.map((load) => [
    load.of > 1 ? `${path.posix.dirname(load.page)}/* (${String(load.of)})` : load.page,
    kibibytes(load.html),
    kibibytes(load.fontBytes),
    `${String(load.pictures)} + ${String(load.lazyPictures)}`,
    kibibytes(load.script),
    load.when ? { near: "when near", touch: "at a touch" }[load.when] : "",
    load.askedBy.join(", "),
  ]);
  return `What each page loads, as served (brotli):\n\n${formatTable(head, rows)}`;
}

function kibibytes(bytes: number): string {
  return bytes === 0 ? "0" : (bytes / 1024).toFixed(1);
}
