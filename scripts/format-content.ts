import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentPaths } from "../src/content-model/read";
import { formatContentFile } from "./written-form";

/** The part of `npm run format` that Prettier cannot do: it formats content files like the editing screen. */
for (const path of contentPaths("content")) {
  const file = join("content", path);
  if (!/\.(json|mdx)$/.test(file)) continue;
  const source = readFileSync(file, "utf8");
  const formattedSource = formatContentFile(path, source);
  if (formattedSource !== source) writeFileSync(file, formattedSource);
}
