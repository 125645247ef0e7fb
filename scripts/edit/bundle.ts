import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import standaloneCode from "ajv/dist/standalone";
import { build, type Plugin } from "esbuild";
import { createAjv } from "../../src/content-model/checks/schema-validators";
import { contentTypes } from "../../src/content-model/content-types";

/**
 * Bundles the editing screen's script with Sveltia CMS and the content check. Nothing is left to load from another
 * server.
 * @param folder where the files are written
 */
export async function bundleScreen(folder: string): Promise<void> {
  await build({
    entryPoints: { screen: join(__dirname, "browser", "main.ts") },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: ["chrome111", "firefox115", "safari16.4"],
    logLevel: "error",
    // What the content check and its libraries use of Node.
    alias: { "node:path": "path-browserify", fs: join(__dirname, "browser", "no-files.ts") },
    inject: [join(__dirname, "browser", "node-globals.ts")],
    define: { "process.cwd": "workingFolder" },
    plugins: [compiledValidators],
  });
  // Fonts, icons and workers, which Sveltia's package loads from beside its script.
  await cp(resolve("node_modules/@sveltia/cms/npm/assets"), join(folder, "assets"), { recursive: true });
}

/** Replaces schema-validators.ts by validators that are compiled here: in a browser that would need `unsafe-eval`. */
const compiledValidators: Plugin = {
  name: "compiled-validators",
  setup({ onLoad }) {
    onLoad({ filter: /content-model\/checks\/schema-validators\.ts$/ }, () => ({
      contents: validatorsCode(),
    }));
  },
};

function validatorsCode(): string {
  const ajv = createAjv({ source: true, esm: true });
  for (const { name, schema } of contentTypes) ajv.addSchema(schema, name);
  const names = contentTypes.map(({ name }, index): [string, string] => [`validator${String(index)}`, name]);
  const code = standaloneCode(ajv, Object.fromEntries(names));
  return `${code}
import { contentTypes } from "../content-types";
const validators = new Map([${names.map(([validator]) => validator).join(", ")}].map((one, index) => [contentTypes[index].schema, one]));
export const validatorOf = (schema) => validators.get(schema);
`;
}
