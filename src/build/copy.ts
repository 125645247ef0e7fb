import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf, fillPlaceholders, type Facts, type SiteFacts } from "../content-model/placeholders";
import { builtFolder } from "./content-folder";

const sources = ["site.json", "facts.json"].map((name) => path.join(builtFolder(), name));
let read: { at: string; facts: Facts } | undefined;

/** The facts that copy refers to; read again only when one of their files has changed. */
export function readFacts(): Facts {
  const at = sources.map((file) => statSync(file).mtimeMs).join();
  if (read?.at !== at) {
    const [site, facts] = sources.map((file): unknown => JSON.parse(readFileSync(file, "utf8")));
    read = { at, facts: factsOf(site as SiteFacts, facts as object) };
  }
  return read.facts;
}

/** What a resolver finds in its context. */
export interface FactReader {
  nodeModel: { findOne: (query: { type: string }) => Promise<object | null> };
}

/** Tells Gatsby that the page being queried holds facts, so that it is renewed when they change. */
export async function noteFactsAreRead(nodeModel: FactReader["nodeModel"]): Promise<void> {
  await Promise.all(["SiteIdentity", "Facts"].map((type) => nodeModel.findOne({ type })));
}

/** Registers `@copy`: a text field whose placeholders are filled when a query reads it. */
export function registerCopyExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "copy",
    args: { fills: { type: "[String!]" } },
    extend: ({ fills = [] }: { fills?: string[] }) => ({
      resolve: (
        source: Record<string, unknown>,
        _args: unknown,
        { nodeModel }: FactReader,
        info: { fieldName: string },
      ) => fillIn(source[info.fieldName], fills, nodeModel),
    }),
  });
}

function fillIn(value: unknown, fills: readonly string[], nodeModel: FactReader["nodeModel"]): unknown {
  if (typeof value === "string") return value.includes("{") ? fillText(value, fills, nodeModel) : value;
  return Array.isArray(value) ? value.map((item) => fillIn(item, fills, nodeModel)) : value;
}

async function fillText(
  text: string,
  fills: readonly string[],
  nodeModel: FactReader["nodeModel"],
): Promise<string> {
  await noteFactsAreRead(nodeModel);
  return fillPlaceholders(text, readFacts(), fills);
}
