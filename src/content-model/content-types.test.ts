import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isText } from "./field";
import type { Field } from "./field";
import { contentTypes } from "./content-types";

function fieldsIn(field: Field): Field[] {
  if (field.type === "array") return [field, ...fieldsIn(field.items)];
  return field.type === "object" ? [field, ...Object.values(field.properties).flatMap(fieldsIn)] : [field];
}

describe("the content types", () => {
  it("keep mail addresses and outbound links in site.json alone", () => {
    const others = contentTypes
      .filter(({ name }) => name !== "site")
      .flatMap(({ schema }) => fieldsIn(schema));
    expect(
      others.filter((field) => isText(field) && (field.format === "email" || field.format === "url")),
    ).toEqual([]);
  });

  it("say a sentence to the editor about every field", () => {
    const silent = contentTypes
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
    const needed = contentTypes.flatMap(({ typeName, needed: names = [] }) =>
      names.map((name) => `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)} ${name}`),
    );
    expect(needed.sort()).toEqual(asked.sort());
  });

  it("have names of their own", () => {
    const names = contentTypes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
