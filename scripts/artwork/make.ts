import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Batch, Picture } from "../../src/build/artwork/batch";
import { run } from "../local/run";
import { flames, flamesFolder } from "./flames";
import { marks } from "./marks";

async function write({ file, draw }: Picture): Promise<void> {
  const bytes = Buffer.from(await draw());
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
}

/** Removes the flame of a page that has gone. */
async function removeOthers({ pictures }: Batch): Promise<void> {
  const current = pictures.map(({ file }) => file);
  for (const name of await readdir(flamesFolder)) {
    const file = path.join(flamesFolder, name);
    if (!current.includes(file)) await rm(file);
  }
}

/** `npm run make:artwork`: makes the pictures of the design itself. The build draws those that depend on content. */
async function main(): Promise<void> {
  const ofPages = await flames();
  for (const picture of [...marks.pictures, ...ofPages.pictures]) await write(picture);
  await removeOthers(ofPages);
}

run(main);
