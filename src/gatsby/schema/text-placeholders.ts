import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { contentTypeOf, contentTypes } from "../../content-model/content-types";
import { countedFiles, factsOf } from "../../content-model/facts";
import { fillPlaceholders, type Facts } from "../../content-model/placeholders";
import { contentPaths } from "../../content-model/read";
import { keepTogether } from "../../text/keep-together";
import { sourceFolder } from "../content-folder";
import type { QueryContext } from "./resolvers";

const typesOfFacts = contentTypes
  .filter(({ files }) => ["site.json", "facts.json", ...countedFiles].includes(files))
  .map(({ typeName }) => typeName);

let read: { at: string; facts: Facts } | undefined;

/** The values of placeholders. In development they are read again when one of their files has changed. */
export function readFacts(): Facts {
  // A build calls this for each text, and the files do not change during it.
  if (read && process.env.NODE_ENV === "production") return read.facts;
  const counted = contentPaths(sourceFolder()).filter((file) =>
    countedFiles.includes(contentTypeOf(file)?.files ?? ""),
  );
  const sources = ["site.json", "facts.json", ...counted].map((file) => path.join(sourceFolder(), file));
  const at = sources.map((file) => `${file} ${String(statSync(file).mtimeMs)}`).join();
  if (read?.at !== at) {
    const [site, facts, ...lists] = sources.map((file): unknown => JSON.parse(readFileSync(file, "utf8")));
    read = { at, facts: factsOf(site as object, facts as object, lists) };
  }
  return read.facts;
}

/**
 * Registers `@copy`: when a query reads such a text, its placeholders are filled and bad line endings are prevented.
 */
export function registerCopyExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "copy",
    args: { fills: { type: "[String!]" } },
    extend: ({ fills = [] }: { fills?: string[] }) => ({
      resolve: async (
        source: Record<string, unknown>,
        _args: unknown,
        { nodeModel }: QueryContext,
        info: { fieldName: string },
      ) => {
        const value = source[info.fieldName];
        await dependOnFacts(value, nodeModel);
        return fillIn(value, fills);
      },
    }),
  });
}

/**
 * Tracks that a page depends on the facts if its text has placeholders, so that a later build renews it when they
 * change.
 */
export async function dependOnFacts(text: unknown, nodeModel: QueryContext["nodeModel"]): Promise<void> {
  if (Array.isArray(text) ? text.some(hasPlaceholder) : hasPlaceholder(text))
    await Promise.all(typesOfFacts.map((type) => nodeModel.findOne({ type })));
}

function hasPlaceholder(text: unknown): boolean {
  return typeof text === "string" && text.includes("{");
}

/**
 * Fills the placeholders of all texts in a value, and prevents bad line endings.
 * @param fills the placeholders that stay, since the page fills them
 */
export function fillIn(value: unknown, fills: readonly string[]): unknown {
  if (typeof value === "string") return keepTogether(fillPlaceholders(value, readFacts(), fills));
  if (Array.isArray(value)) return value.map((item) => fillIn(item, fills));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillIn(item, fills)]));
}
