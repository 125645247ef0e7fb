import { contentType as described, type ContentType } from "./content-type";
import { group, optional, text, type Fields } from "./fields";
import { contentTypes } from "./content-types";
import { graphqlTypes, typeNameOf, editorFiles } from "./outputs";

const linesOf = (name: string, of: readonly ContentType[] = contentTypes) => {
  const type = graphqlTypes(of).find((definition) => definition.startsWith(`type ${name} `)) ?? "";
  return type.split("\n").map((line) => line.trim());
};

const contentType = (name: string, typeName: string, files: string, fields: Fields): ContentType =>
  described({ name, title: name, seenOn: "/", typeName, files, fields, description: name });

describe("the GraphQL types", () => {
  it("leave nothing to inference", () => {
    expect(linesOf("HomePage")).toEqual(
      expect.arrayContaining(["type HomePage implements Node @dontInfer {", "seo: Seo!", "hero: Hero!"]),
    );
  });

  it("say what must be there and what may be absent", () => {
    expect(linesOf("SiteIdentity")).toEqual(
      expect.arrayContaining(["sample: Boolean", "url: String!", "copyrightYear: Int!"]),
    );
    expect(linesOf("Hero")).toEqual(
      expect.arrayContaining(["headline: String! @copy", "name: String @copy", "actions: [Link!]"]),
    );
  });

  it("name nested field groups after their parent", () => {
    expect(linesOf("HomePageMandate")).toContain("cards: [HomePageMandateCards!]!");
    expect(linesOf("HomePageMandateCards")).toContain("text: String! @copy");
  });

  it("mark text whose placeholders are filled, in lists too, and none but it", () => {
    expect(linesOf("HomePageBiography")).toContain("paragraphs: [String!]! @copy");
    expect(linesOf("Link")).toContain("href: String! @copy");
    expect(linesOf("FaqQuestions")).toContain("id: String!");
    expect(linesOf("SiteIdentityLinks")).toContain("gathering: String!");
  });

  it("say which placeholders the page fills", () => {
    expect(linesOf("FormWords")).toContain('counter: String! @copy(fills: ["count","limit"])');
  });

  it("lead from a path to the picture's file", () => {
    expect(linesOf("Picture")).toEqual([
      "type Picture {",
      "file: File! @fileByRelativePath",
      "alt: String! @copy",
      "sample: Boolean",
      "}",
    ]);
  });

  it("let a list be found by its file's name", () => {
    expect(linesOf("Devotional")).toContain('file: File! @link(from: "parent")');
  });

  it("give a Markdown file's type its text beside its fields", () => {
    expect(linesOf("Document")).toEqual([
      "type Document implements Node @dontInfer {",
      "name: String!",
      "hasBody: Boolean!",
      "html: String!",
      "headings: [TextHeading!]!",
      "seo: Seo!",
      "title: String! @copy",
      "introduction: String! @copy",
      "}",
    ]);
  });

  it("define each shared field group once, and refuse two of one name", () => {
    const definitions = graphqlTypes().filter((definition) => definition.startsWith("type Seo "));
    expect(definitions).toHaveLength(1);
    const a = contentType("a", "A", "a.json", { part: group("Part.", { x: text("X.") }, "Part") });
    const b = contentType("b", "B", "b.json", { part: group("Part.", { x: optional(text("X.")) }, "Part") });
    expect(() => graphqlTypes([a, b])).toThrow("Two different field groups are called Part.");
  });

  it("keep clear of the names that Gatsby keeps for itself", () => {
    const reserved = ["id", "parent", "children", "internal", "fields", "file"];
    const names = contentTypes.flatMap(({ schema }) => Object.keys(schema.properties));
    expect(names.filter((name) => reserved.includes(name))).toEqual([]);
    expect(contentTypes.map(({ typeName }) => typeName)).not.toContain("Site");
  });
});

describe("the type of a file", () => {
  it.each([
    ["site.json", "SiteIdentity"],
    ["pages/home.json", "HomePage"],
    ["devotionals/seven-days.json", "Devotional"],
    ["forms/contact.json", "ContactForm"],
  ])("%s is %s", (file, typeName) => {
    expect(typeNameOf(file)).toBe(typeName);
  });

  it.each(["pages/hoem.json", "events/deep/one.json", "events/.json", "other/events/one.json"])(
    "%s is none",
    (file) => {
      expect(() => typeNameOf(file)).toThrow(`content/${file} is of no known content type`);
    },
  );
});

describe("what VS Code knows of the content", () => {
  it("says lengths in words and lists options", () => {
    const schema = (name: string) => editorFiles().get(`.vscode/schemas/${name}.schema.json`) ?? "";
    const site = schema("site");
    expect(site).toContain("The leader's first name; copy says {leader.firstName}. At most 30 characters.");
    expect(schema("facts")).toMatch(/"enum": \[\s*"first"/);
  });
});
