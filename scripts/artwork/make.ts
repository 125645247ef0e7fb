import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { stopAtBrokenFiles } from "../../src/content-model/checks/broken-files";
import { mayMakeStandIn, noteGenerated } from "../../src/content-model/generated/generated";
import { readContent } from "../../src/content-model/read";
import { run } from "../local/run";
import type { Batch, Picture } from "./batch";
import { readSite } from "./content";
import { flames, flamesFolder } from "./flames";
import { likenesses } from "./likenesses";
import { marks } from "./marks";
import { previews } from "./previews";
import { reading } from "./reading";

/** What every picture is made from, beside content. */
const code = [
  "scripts/artwork",
  "scripts/fonts/faces.ts",
  "scripts/fonts/instance.ts",
  "src/theme/tokens.ts",
];

async function keep({ file, make }: Picture): Promise<void> {
  const bytes = Buffer.from(await make());
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`);
}

/** A page that has gone leaves no picture behind. */
async function removeOthers(folder: string, batches: readonly Batch[]): Promise<void> {
  const current = batches.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !current.includes(file)) await rm(file);
  }
}

/** `npm run make:artwork`: every picture that is drawn by code; a picture of the ministry's own is left alone. */
async function main(): Promise<void> {
  stopAtBrokenFiles(readContent("content"));
  const site = await readSite();
  const batches: Batch[] = [
    marks,
    await flames(),
    ...(await likenesses(site)),
    ...(await reading(site)),
    ...(await previews(site)),
  ];
  const made = [];
  for (const { pictures, content, standIns = false } of batches) {
    const ours = pictures.filter(({ file }) => !standIns || mayMakeStandIn(file));
    for (const picture of ours) await keep(picture);
    const outputs = ours.map(({ file }) => file);
    if (outputs.length > 0)
      made.push({ outputs, sources: [...content, ...code], ...(standIns && { standIns }) });
  }
  for (const folder of ["static/previews", flamesFolder]) await removeOthers(folder, batches);
  noteGenerated("artwork", "npm run make:artwork", made);
}

run(main);
