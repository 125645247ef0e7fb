import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isText } from "./field";
import type { Field } from "./field";
import { kinds } from "./kinds";

function fieldsIn(field: Field): Field[] {
  if (field.type === "array") return [field, ...fieldsIn(field.items)];
  return field.type === "object" ? [field, ...Object.values(field.properties).flatMap(fieldsIn)] : [field];
}

describe("the kinds", () => {
  it("keep mail addresses and outbound links in site.json alone", () => {
    const others = kinds.filter(({ name }) => name !== "site").flatMap(({ schema }) => fieldsIn(schema));
    expect(
      others.filter((field) => isText(field) && (field.format === "email" || field.format === "url")),
    ).toEqual([]);
  });

  it("say a sentence to the editor about every field", () => {
    const silent = kinds
      .flatMap(({ schema }) => fieldsIn(schema))
      .filter(({ description }) => !/[.:”]$/.test(description.trim()));
    expect(silent).toEqual([]);
  });

  it("ask for each file by name that a page asks for, and for no other", () => {
    const queries = readdirSync("src/pages")
      .map((file) => readFileSync(join("src/pages", file), "utf8"))
      .join("\n");
    const asked = Array.from(
      queries.matchAll(/(\w+)\(name: "([\w-]+)"\)/g),
      ([, field = "", name = ""]) => `${field} ${name}`,
    );
    const needed = kinds.flatMap(({ typeName, needed: names = [] }) =>
      names.map((name) => `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)} ${name}`),
    );
    expect(needed.sort()).toEqual(asked.sort());
  });

  it("have names of their own", () => {
    const names = kinds.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
