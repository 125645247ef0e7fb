import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorFiles } from "../content-model/outputs";

/** Writes what VS Code needs to complete and explain the content's JSON, where it has changed. */
export function writeEditorFiles(): void {
  for (const [file, text] of editorFiles()) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
