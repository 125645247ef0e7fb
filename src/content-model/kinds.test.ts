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

  it("have names of their own", () => {
    const names = kinds.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
