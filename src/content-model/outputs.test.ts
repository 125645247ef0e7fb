import { contentType as described, type ContentType } from "./content-type";
import { group, optional, text, type Fields } from "./fields";
import { contentTypes } from "./content-types";
import { graphqlTypes, typeNameOf, editorFiles } from "./outputs";

const contentType = (name: string, typeName: string, files: string, fields: Fields): ContentType =>
  described({ name, title: name, seenOn: "/", typeName, files, fields, description: name });

test.each([
  ["SiteIdentity", "allSubdomainsUseHttps: Boolean", "an optional field"],
  ["HomePageBiography", "paragraphs: [String!]!", "a list of texts"],
  ["FaqQuestions", "id: String!", "a required text"],
  ["Picture", "file: File! @fileByRelativePath", "the file of a picture"],
  ["Devotional", 'file: File! @link(from: "parent")', "the file of a list's entry"],
  ["Document", "html: String!", "the text of a Markdown file"],
])("the GraphQL type %s has the line “%s” for %s", (name, line) => {
  const type = graphqlTypes().find((definition) => definition.startsWith(`type ${name} `)) ?? "";
  expect(type.split("\n")).toContain(`  ${line}`);
});

test("GraphQL types do not contain the marks of samples", () => {
  expect(graphqlTypes().join("\n")).not.toContain("sample:");
});

test("a shared field group is defined once, but different groups must have different names", () => {
  expect(graphqlTypes().filter((definition) => definition.startsWith("type Seo "))).toHaveLength(1);
  const a = contentType("a", "A", "a.json", { part: group("Part.", { x: text("X.") }, "Part") });
  const b = contentType("b", "B", "b.json", { part: group("Part.", { x: optional(text("X.")) }, "Part") });
  expect(() => graphqlTypes([a, b])).toThrow("have the GraphQL type Part. Give one of the groups");
});

test("no field or type has a name that Gatsby reserves", () => {
  const reservedNames = ["id", "parent", "children", "internal", "fields", "file"];
  const names = contentTypes.flatMap(({ schema }) => Object.keys(schema.properties));
  expect(names.filter((name) => reservedNames.includes(name))).toEqual([]);
  expect(contentTypes.map(({ typeName }) => typeName)).not.toContain("Site");
});

test.each(["pages/hoem.json", "events/deep/one.json", "events/.json", "other/events/one.json"])(
  "%s does not belong to a content type",
  (file) => {
    expect(typeNameOf(file)).toBe("OtherJson");
  },
);

test("the schemas for VS Code contain hints, lengths and options", () => {
  const readSchema = (name: string) => editorFiles().get(`.vscode/schemas/${name}.schema.json`) ?? "";
  expect(readSchema("site")).toContain("Texts use it as {leader.firstName}. At most 30 characters.");
  expect(readSchema("facts")).toMatch(/"enum": \[\s*"first"/);
});
