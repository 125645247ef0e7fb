import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { noteGenerated } from "../../src/content-model/generated/generated";
import { archiveEntries, kitFiles } from "./kit";
import { pack } from "./archive";

/**
 * `npm run make:press-kit`: writes the text files of the press kit and the archive of the whole kit, all from
 * content/. The photographs are the content's own.
 */
const folder = "static/press-kit";
const kit = kitFiles("content");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const files = new Map<string, string | Uint8Array>([
  ...kit.texts,
  ["press-kit.zip", pack("press-kit", archiveEntries(kit))],
]);
for (const [name, content] of files) {
  writeFileSync(`${folder}/${name}`, content);
  console.log(`${folder}/${name}: ${String(Buffer.byteLength(content))} bytes`);
}

noteGenerated("press-kit", "npm run make:press-kit", [
  {
    outputs: Array.from(files.keys(), (name) => `${folder}/${name}`),
    sources: [
      "content/pages/press-kit.json",
      "content/facts.json",
      ...["ministry", "leader", "addresses", "links"].map((part) => `content/site.json#${part}`),
      ...Array.from(kit.photos.values()),
      ...["archive", "filled", "kit", "make", "texts"].map((name) => `scripts/press-kit/${name}.ts`),
    ],
  },
]);
