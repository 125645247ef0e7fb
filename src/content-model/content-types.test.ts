import { contentTypes } from "./content-types";
import { isText, type Field } from "./fields";

function fieldsIn(field: Field): Field[] {
  if (field.type === "array") return [field, ...fieldsIn(field.items)];
  return field.type === "object" ? [field, ...Object.values(field.properties).flatMap(fieldsIn)] : [field];
}

describe("the content types", () => {
  it("have fields for mail addresses and outbound links only in site.json", () => {
    const others = contentTypes
      .filter(({ name }) => name !== "site")
      .flatMap(({ schema }) => fieldsIn(schema));
    expect(
      others.filter((field) => isText(field) && (field.format === "email" || field.format === "url")),
    ).toEqual([]);
  });

  it("have a description for every field", () => {
    const undescribed = contentTypes
      .flatMap(({ schema }) => fieldsIn(schema))
      .filter(({ description }) => !/[.:”]$/.test(description.trim()));
    expect(undescribed).toEqual([]);
  });

  it("have unique names", () => {
    const names = contentTypes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
