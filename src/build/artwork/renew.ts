import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { dueOutputs, recordOutputs, remainingPlaceholders } from "../../content-model/generated/generated";
import type { Batch } from "./batch";
import { drawingDigest, drawOnce } from "./cache";
import { readSite } from "./content";
import { placeholderPictures } from "./placeholder-pictures";
import { readingPictures } from "./reading";
import { drawingCode } from "./sources";
import { hashOfSources } from "../../content-model/generated/source-hash";

/** The name of the manifest of these pictures. */
const manifest = "pictures";

/**
 * Draws the pictures in content/pictures that are missing or older than their content. A picture that an editor has
 * replaced stays.
 * @returns the files that were drawn, relative to the project's root
 * @throws if content cannot be read or drawn, with the file and how to fix it
 */
export async function renewPictures(): Promise<string[]> {
  const site = await readSite();
  const batches = [...placeholderPictures(site), ...readingPictures(site)];
  const due = new Set(dueOutputs(manifest, batches.map(asGenerated)));
  if (due.size === 0) return [];
  for (const batch of batches)
    for (const { file, draw } of batch.pictures.filter((picture) => due.has(picture.file))) {
      const digest = drawingDigest(file, hashOfSources(batch.content, "."));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await drawOnce(digest, draw));
    }
  const ours = new Set([...remainingPlaceholders(), ...due]);
  const kept = batches.map(asGenerated).map((batch) => ({
    ...batch,
    outputs: batch.outputs.filter((file) => batch.arePlaceholders !== true || ours.has(file)),
  }));
  recordOutputs(
    manifest,
    undefined,
    kept.filter(({ outputs }) => outputs.length > 0),
  );
  return [...due];
}

function asGenerated({ pictures, content, arePlaceholders }: Batch) {
  return {
    outputs: pictures.map(({ file }) => file),
    sources: [...content, ...drawingCode],
    ...(arePlaceholders === true && { arePlaceholders }),
  };
}
