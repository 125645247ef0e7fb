import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf, fillPlaceholders, type Facts, type SiteFacts } from "../content-model/placeholders";

const sources = ["site.json", "facts.json"].map((name) => path.resolve("content", name));
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

/** Registers `@copy`: a text field whose placeholders are filled when a query reads it. */
export function registerCopyExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "copy",
    args: { fills: { type: "[String!]" } },
    extend: ({ fills = [] }: { fills?: string[] }) => ({
      resolve: (
        source: Record<string, unknown>,
        _args: unknown,
        _context: unknown,
        info: { fieldName: string },
      ) => fillIn(source[info.fieldName], fills),
    }),
  });
}

function fillIn(value: unknown, fills: readonly string[]): unknown {
  if (typeof value === "string") return fillPlaceholders(value, readFacts(), fills);
  return Array.isArray(value) ? value.map((item) => fillIn(item, fills)) : value;
}
