import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { guideWithTable } from "../src/content-model/outputs/editors-guide";
import { editorFiles } from "../src/content-model/outputs/json-schema";

/**
 * `npm run write:schemas`: renews what VS Code and the editors' guide say of the content, after a content type has changed.
 */
for (const [path, text] of editorFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const guide = "content/REFERENCE.md";
writeFileSync(guide, guideWithTable(readFileSync(guide, "utf8")));
