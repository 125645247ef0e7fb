import { controlsForm } from "../../functions/testing/controls-form";
import { contentTypes } from "./content-types";
import { typeOfForm } from "./content-types/form-texts";
import { isText, type Field } from "./fields";

function fieldsIn(field: Field): Field[] {
  if (field.type === "array") return [field, ...fieldsIn(field.items)];
  return field.type === "object" ? [field, ...Object.values(field.properties).flatMap(fieldsIn)] : [field];
}

describe("the content types", () => {
  it("except site.json do not have fields for email addresses or outbound links", () => {
    const otherFields = contentTypes
      .filter(({ name }) => name !== "site")
      .flatMap(({ schema }) => fieldsIn(schema));
    expect(
      otherFields.filter((field) => isText(field) && (field.format === "email" || field.format === "url")),
    ).toEqual([]);
  });

  it("have a description for every field", () => {
    const undescribedFields = contentTypes
      .flatMap(({ schema }) => fieldsIn(schema))
      .filter(({ description }) => !/[.:”]$/.test(description.trim()));
    expect(undescribedFields).toEqual([]);
  });

  it("require a message for each error that a form's field can have", () => {
    const { inputs, mail } = typeOfForm(controlsForm).schema.properties;
    const requiredFieldsOf = (field?: Field) => (field?.type === "object" ? field.required : []);
    const inputsOf = inputs?.type === "object" ? inputs.properties : {};
    const errors = Object.entries(inputsOf).map(([name, input]) => [
      name,
      ...requiredFieldsOf(input.type === "object" ? input.properties["errors"] : undefined),
    ]);
    expect(errors).toEqual([
      ["name", "required", "invalid", "tooLong"],
      ["email", "required", "invalid", "tooLong"],
      ["phone", "required", "invalid", "tooLong"],
      ["day", "required", "invalid"],
      ["choice", "required", "invalid"],
      ["choices", "required", "invalid"],
      ["message", "required", "tooLong"],
      ["consent", "required"],
      ["church", "invalid", "tooLong"],
      ["otherEmail", "invalid", "tooLong"],
      ["otherPhone", "invalid", "tooLong"],
      ["lastDay", "invalid", "beforeFirst"],
      ["otherChoice", "invalid"],
      ["otherChoices", "invalid"],
      ["otherMessage", "tooLong"],
      ["news"],
      ["silence"],
    ]);
    expect(requiredFieldsOf(mail)).toEqual(["subject", "consent", "news", "silence", "source"]);
  });

  it("have unique names", () => {
    const names = contentTypes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
