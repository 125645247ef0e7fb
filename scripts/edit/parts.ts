import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { editingScreen } from "./configuration";
import { page } from "./page";
import { adapted } from "./screen";

/** A file that the browser needs to show the editing screen. */
export interface Part {
  readonly type: string;
  read(): Promise<string | Buffer>;
}

/** Everything that the browser asks for but the content itself, by its path on the server. */
export const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ["/", { type: "text/html; charset=UTF-8", read: () => Promise.resolve(page) }],
  ["/configuration.json", { type: "application/json", read: configuration }],
  ["/sveltia-cms.js", { type: "text/javascript; charset=UTF-8", read: screen }],
  // What the screen compares its own version with: the project's packages decide which one is used.
  ["/packages/@sveltia/cms/package.json", { type: "application/json", read: () => packaged("package.json") }],
  ["/browser/start", script("start")],
  ["/browser/folder", script("folder")],
  ["/browser/disk", script("disk")],
  ["/fonts/source-sans-3", font("-variable/source-sans-3", "source-sans-3-latin-wght-normal.woff2")],
  ["/fonts/noto-mono", font("/noto-mono", "noto-mono-latin-400-normal.woff2")],
  [
    "/fonts/material-symbols-outlined",
    font("-variable/material-symbols-outlined", "material-symbols-outlined-latin-wght-normal.woff2"),
  ],
]);

function configuration(): Promise<string> {
  return Promise.resolve(JSON.stringify(editingScreen()));
}

function screen(): Promise<string> {
  return packaged("dist/sveltia-cms.js").then(adapted);
}

function font(family: string, file: string): Part {
  return {
    type: "font/woff2",
    read: () => readFile(resolve(`node_modules/@fontsource${family}/files`, file)),
  };
}

function script(name: string): Part {
  return {
    type: "text/javascript; charset=UTF-8",
    read: () => compiled(join(__dirname, "browser", `${name}.ts`)),
  };
}

function packaged(file: string): Promise<string> {
  return readFile(resolve("node_modules/@sveltia/cms", file), "utf8");
}

async function compiled(file: string): Promise<string> {
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
  return transpileModule(await readFile(file, "utf8"), { compilerOptions }).outputText;
}
