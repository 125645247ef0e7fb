import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypes } from "./content-types";
import { isText, type Field } from "./fields";

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

  it("have names of their own", () => {
    const names = contentTypes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** The names at the top level of a selection; the fields in brackets belong to one of them. */
function namesIn(selection: string): string[] {
  const outer = selection.replace(/\([^()]*\)|\{[^{}]*\}/g, "");
  return outer === selection ? (selection.match(/\w+/g) ?? []) : namesIn(outer);
}

/** The root fields of each fragment on the root, by its name. */
const fragments = new Map<string, string[]>(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => [
      ...readFileSync(join("src", file), "utf8").matchAll(/fragment (\w+) on Query \{([^`]*)\}\s*`/g),
    ])
    .map(([, name = "", selection = ""]) => [name, namesIn(selection)]),
);

/** The root fields that a page's query asks for. */
function asked(file: string): string[] {
  const source = readFileSync(join("src", file), "utf8");
  const names = namesIn(/\bquery \w+[^{]*\{([^`]*)\}\s*`/.exec(source)?.[1] ?? "");
  return names.flatMap((name) => fragments.get(name) ?? [name]);
}

/** The root fields that each page asks for, by its address. */
const pages = new Map([
  ["/blog", asked("templates/blog.tsx")],
  ...readdirSync("src/pages").map((file): [string, string[]] => [
    `/${file.replace(/(index)?\.tsx$/, "")}`,
    asked(`pages/${file}`),
  ]),
]);

test.each(
  contentTypes
    .filter(({ seenOn }) => seenOn.startsWith("/"))
    .map(({ name, ...kind }) => [name, kind] as const),
)("%s is seen where a page asks for it, and nowhere else", (name, { typeName, seenOn }) => {
  // One root field has the words of all forms.
  const own = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  const fields = name.startsWith("form-") ? ["forms"] : [own, `all${typeName}`];
  const showing = [...pages].filter(([, names]) => names.some((name) => fields.includes(name)));
  expect(seenOn.split(", ").sort()).toEqual(showing.map(([address]) => address).sort());
});
