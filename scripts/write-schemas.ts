import { readFileSync, writeFileSync } from "node:fs";
import { writeEditorFiles } from "../src/build/editor-files";
import { guideWithTable } from "../src/content-model/outputs/editors-guide";

/**
 * `npm run write:schemas`: renews what VS Code and the editors' guide say of the content, after a content type has changed.
 */
writeEditorFiles();
const guide = "content/REFERENCE.md";
writeFileSync(guide, guideWithTable(readFileSync(guide, "utf8")));
