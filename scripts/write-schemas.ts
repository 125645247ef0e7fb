import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editorFiles } from "../src/content-model/json-schema";

/** `npm run write:schemas`: renews what VS Code knows of the content, after a kind has changed. */
for (const [path, text] of editorFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
