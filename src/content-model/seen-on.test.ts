import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypes } from "./content-types";

const sources = new Map(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => [file, readFileSync(join("src", file), "utf8")]),
);

/** The names at the top level of a selection; the fields in brackets belong to one of them. */
function namesIn(selection: string): string[] {
  const outer = selection.replace(/\([^()]*\)|\{[^{}]*\}/g, "");
  return outer === selection ? (selection.match(/\w+/g) ?? []) : namesIn(outer);
}

/** The `content` fields that each fragment selects, by its name. */
const fragments = new Map(
  [...sources.values()].flatMap((source) =>
    Array.from(
      source.matchAll(/fragment (\w+) on Content \{([^`]*)`/g),
      ([, name = "", selection = ""]): [string, string[]] => [name, namesIn(selection)],
    ),
  ),
);

function asked(file: string): string[] {
  const [, selection = ""] = /\bcontent \{([^`]*)`/.exec(sources.get(file) ?? "") ?? [];
  return namesIn(selection).flatMap((name) => fragments.get(name) ?? [name]);
}

/** The `content` fields that each page selects, by its address. */
const pages = new Map([
  ["/blog", asked(join("templates", "blog.tsx"))],
  ...readdirSync(join("src", "pages")).map((file): [string, string[]] => [
    `/${file.replace(/(index)?\.tsx$/, "")}`,
    asked(join("pages", file)),
  ]),
]);

test.each(
  contentTypes
    .filter(({ seenOn }) => seenOn.startsWith("/"))
    .map(({ name, ...kind }) => [name, kind] as const),
)("%s is seen where a page asks for it, and nowhere else", (_, { typeName, seenOn }) => {
  const field = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  const showing = [...pages].filter(([, names]) => names.includes(field) || names.includes(`${field}s`));
  expect(seenOn.split(", ").sort()).toEqual(showing.map(([address]) => address).sort());
});
