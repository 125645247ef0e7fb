import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cachedFile } from "../cached-file";
import { sourceFolder } from "../content-folder";
import { pack } from "./archive";
import { archiveEntries, kitFiles, readPressKit } from "./kit";

const folder = path.join("public", "press-kit");

/** Writes the press kit's text files, and the archive of the whole kit, to public/press-kit. */
export async function publishPressKit(): Promise<void> {
  const kit = readPressKit(sourceFolder());
  rmSync(folder, { recursive: true, force: true });
  if (kit === undefined) return;
  const files = kitFiles(kit);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files.texts) writeFileSync(path.join(folder, name), text);
  const entries = await archiveEntries(files, sourceFolder());
  const archive = await cachedFile("press-kit", digestOf(entries), () =>
    Promise.resolve(pack("press-kit", entries)),
  );
  copyFileSync(archive, path.join(folder, "press-kit.zip"));
}

function digestOf(entries: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash("sha256");
  for (const [name, bytes] of entries) hash.update(`${name}\0${String(bytes.length)}\0`).update(bytes);
  return hash.digest("hex").slice(0, 20);
}
