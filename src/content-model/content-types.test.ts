import { contentTypes } from "./content-types";
import { isText, type Field } from "./fields";

function fieldsIn(field: Field): Field[] {
  if (field.type === "array") return [field, ...fieldsIn(field.items)];
  return field.type === "object" ? [field, ...Object.values(field.properties).flatMap(fieldsIn)] : [field];
}

describe("the content types", () => {
  it("keep mail addresses and outbound links only in site.json", () => {
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

  it("have names of their own", () => {
    const names = contentTypes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
