import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf, fillPlaceholders, type Facts, type SiteFacts } from "../content-model/placeholders";
import { keepTogether } from "../theme/keep-together";
import { builtFolder } from "./content-folder";

/** The part of a resolver's context that notes what a page's query has read. */
export interface FactsContext {
  nodeModel: { findOne: (query: { type: string }) => Promise<object | null> };
}

const sources = ["site.json", "facts.json"].map((name) => path.join(builtFolder(), name));
let read: { at: string; facts: Facts } | undefined;

/** The facts that copy refers to; read again only while one writes, when one of their files has changed. */
export function readFacts(): Facts {
  // A build asks for them with each text, and its files stay as they were checked.
  if (read && process.env.NODE_ENV === "production") return read.facts;
  const at = sources.map((file) => statSync(file).mtimeMs).join();
  if (read?.at !== at) {
    const [site, facts] = sources.map((file): unknown => JSON.parse(readFileSync(file, "utf8")));
    read = { at, facts: factsOf(site as SiteFacts, facts as object) };
  }
  return read.facts;
}

/** Registers `@copy`: a text field whose placeholders are filled, and its lines kept from ending badly, when a query reads it. */
export function registerCopyExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "copy",
    args: { fills: { type: "[String!]" } },
    extend: ({ fills = [] }: { fills?: string[] }) => ({
      resolve: async (
        source: Record<string, unknown>,
        _args: unknown,
        { nodeModel }: FactsContext,
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
 * Notes that a page reads the facts where its text has placeholders, so that a later build renews it when they change.
 * @param text one text, or several
 */
export async function dependOnFacts(text: unknown, nodeModel: FactsContext["nodeModel"]): Promise<void> {
  if (Array.isArray(text) ? text.some(hasPlaceholder) : hasPlaceholder(text))
    await Promise.all(["SiteIdentity", "Facts"].map((type) => nodeModel.findOne({ type })));
}

function hasPlaceholder(text: unknown): boolean {
  return typeof text === "string" && text.includes("{");
}

function fillIn(value: unknown, fills: readonly string[]): unknown {
  if (typeof value === "string") return keepTogether(fillPlaceholders(value, readFacts(), fills));
  return Array.isArray(value) ? value.map((item) => fillIn(item, fills)) : value;
}
