import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf, fillPlaceholders, type Facts, type SiteFacts } from "../content-model/placeholders";

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.resolve("content", file), "utf8"));
}

/** Reads the facts that copy refers to; read anew each time, so that an edit shows without a restart. */
export function readFacts(): Facts {
  return factsOf(readJson("site.json") as SiteFacts, readJson("facts.json") as object);
}

/** Registers `@copy`: a text field whose placeholders are filled when a query reads it. */
export function registerCopyExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "copy",
    args: { fills: { type: "[String!]" } },
    extend: ({ fills = [] }: { fills?: string[] }) => ({
      resolve: (source: Record<string, unknown>, _args: unknown, _context: unknown, info: { fieldName: string }) =>
        fillIn(source[info.fieldName], fills),
    }),
  });
}

function fillIn(value: unknown, fills: readonly string[]): unknown {
  if (typeof value === "string") return fillPlaceholders(value, readFacts(), fills);
  return Array.isArray(value) ? value.map((item) => fillIn(item, fills)) : value;
}
