import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasBody, contentTypeOf } from "../src/content-model/content-types";
import { contentPaths } from "../src/content-model/read";
import { readJson, readMdx } from "../src/content-model/parse";
import { writeFields, formatContentFile } from "./written-form";

const contents = ["content", "tests/fixtures/content", "tests/ministries/esperanza/content"];

describe("a save", () => {
  it.each(contents)("of unchanged files in %s keeps the values of all fields", (folder) => {
    for (const path of contentPaths(folder)) {
      const contentType = contentTypeOf(path);
      if (contentType === undefined) continue;
      const parse = (text: string) => {
        const { data, body } = hasBody(contentType) ? readMdx(text) : { ...readJson(text), body: "" };
        return { path, data, body: body.trim() };
      };
      const file = parse(readFileSync(join(folder, path), "utf8"));
      const text = writeFields(contentType, file.data, file.body, file.data);
      expect(parse(text)).toEqual(file);
      expect(writeFields(contentType, parse(text).data, parse(text).body, parse(text).data)).toBe(text);
    }
  });

  it("keeps the order of fields, and inserts a new field at the content type's position", () => {
    const contentType = contentTypeOf("devotionals/a.json");
    if (contentType === undefined) throw new Error("There is no content type for devotionals/a.json.");
    const fields = { status: "available", order: 1, title: "A", text: "B" };
    const result = writeFields(contentType, { ...fields, text: "C", days: "7" }, "", fields);
    expect(Object.keys(JSON.parse(result) as object)).toEqual(["status", "order", "days", "title", "text"]);
  });
});

describe("a formatted content file", () => {
  it("has the fields in the content type's order, without empty optional fields", () => {
    const devotional = { status: "available", title: "A", days: "", slides: null, text: "B", order: 1 };
    expect(formatContentFile("devotionals/a.json", JSON.stringify(devotional))).toBe(
      `${JSON.stringify({ order: 1, title: "A", text: "B", status: "available" }, null, 2)}\n`,
    );
  });

  it("keeps empty required fields and unknown fields, so that the check can report them", () => {
    const formattedText = formatContentFile("devotionals/a.json", '{ "colour": "red", "title": "" }');
    expect(JSON.parse(formattedText)).toEqual({ title: "", colour: "red" });
  });

  it("has the texts of the front matter in quotation marks", () => {
    const source = "---\ntitle: A *start*\ndate: 2025-05-13\nfeatured: false\n---\n\n\n# A\n\n*b*  \nc\n\n";
    expect(formatContentFile("articles/a.mdx", source)).toBe(
      '---\ntitle: "A *start*"\ndate: "2025-05-13"\nfeatured: false\n---\n\n# A\n\n*b*  \nc\n',
    );
  });

  it("has paths of pictures that are relative to the file", () => {
    const book = { description: "A", cover: { file: "/content/pictures/cover.png", alt: "B" } };
    expect(formatContentFile("book/details.json", JSON.stringify(book))).toContain('"../pictures/cover.png"');
    const site = { leader: { portrait: { file: "../pictures/portrait.png", alt: "B" } } };
    expect(formatContentFile("site.json", JSON.stringify(site))).toContain('"./pictures/portrait.png"');
  });

  it("is unchanged if the source cannot be parsed", () => {
    expect(formatContentFile("devotionals/a.json", '{ "title": ')).toBe('{ "title": ');
  });

  it.each([
    ["devotionals/a.json", '{ "title": "A", "text": "B", "title": "C" }'],
    ["articles/a.mdx", '---\ntitle: "A"\ntitle: "C"\n---\n\nB\n'],
  ])("is unchanged if %s contains a field twice", (file, source) => {
    expect(formatContentFile(file, source)).toBe(source);
  });
});
