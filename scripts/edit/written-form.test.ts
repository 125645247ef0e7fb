import { join, resolve } from "node:path";
import { readFileSync } from "node:fs";
import { readJson, readMdx } from "../../src/content-model/parse";
import { contentPaths } from "../../src/content-model/read";
import { contentTypeOf } from "../../src/content-model/content-types";
import { writtenForm } from "./written-form";

const contentDir = resolve("content");
const files = contentPaths(contentDir).filter((path) => contentTypeOf(path) !== undefined);

describe("the written form of a content file", () => {
  it.each(files)("of %s says the same, and a second save changes nothing", (file) => {
    const source = readFileSync(join(contentDir, file), "utf8");
    const written = writtenForm(file, source);
    const read = file.endsWith(".mdx") ? readMdx : readJson;
    expect(read(written).data).toEqual(read(source).data);
    expect(writtenForm(file, written)).toBe(written);
  });

  it("has fields in the model's order, without those that are empty and may be left out", () => {
    const event = {
      status: "upcoming",
      title: "A",
      sample: false,
      date: "",
      time: null,
      text: "B",
      location: "C",
    };
    expect(writtenForm("events/a.json", JSON.stringify(event))).toBe(
      `${JSON.stringify({ title: "A", text: "B", location: "C", status: "upcoming" }, null, 2)}\n`,
    );
  });

  it("keeps a required field that is empty, and one that is unknown: the check speaks of both", () => {
    const written = writtenForm("events/a.json", '{ "colour": "red", "title": "" }');
    expect(JSON.parse(written)).toEqual({ title: "", colour: "red" });
  });

  it("puts words between the dashes in quotation marks, and keeps the text below them", () => {
    const source = "---\ntitle: A *start*\ndate: 2025-05-13\nfeatured: false\n---\n\n\n# A\n\n*b*  \nc\n\n";
    expect(writtenForm("articles/a.mdx", source)).toBe(
      '---\ntitle: "A *start*"\ndate: "2025-05-13"\nfeatured: false\n---\n\n# A\n\n*b*  \nc\n',
    );
  });

  it("refers to a picture as seen from the file", () => {
    const book = { description: "A", cover: { file: "/content/pictures/cover.png", alt: "B" } };
    expect(writtenForm("book/details.json", JSON.stringify(book))).toContain('"../pictures/cover.png"');
    const site = { leader: { portrait: { file: "../pictures/portrait.png", alt: "B" } } };
    expect(writtenForm("site.json", JSON.stringify(site))).toContain('"./pictures/portrait.png"');
  });

  it("leaves a file that cannot be read as it is", () => {
    expect(writtenForm("events/a.json", '{ "title": ')).toBe('{ "title": ');
  });

  it.each([
    ["events/a.json", '{ "title": "A", "text": "B", "title": "C" }'],
    ["articles/a.mdx", '---\ntitle: "A"\ntitle: "C"\n---\n\nB\n'],
  ])("leaves %s as it is while a field stands there twice", (file, source) => {
    expect(writtenForm(file, source)).toBe(source);
  });
});
