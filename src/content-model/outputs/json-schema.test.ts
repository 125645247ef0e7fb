import { readdirSync, readFileSync } from "node:fs";
import { editorFiles } from "./json-schema";

const files = [...editorFiles()];

describe("what VS Code knows of the content", () => {
  it.each(files)("%s is up to date (npm run write:schemas renews it)", (path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("holds no schema of a content type that is gone", () => {
    const written = readdirSync(".vscode/schemas").map((name) => `.vscode/schemas/${name}`);
    expect(files.map(([path]) => path)).toEqual(expect.arrayContaining(written));
  });

  it("says lengths in words and lists options", () => {
    const schema = (name: string) => editorFiles().get(`.vscode/schemas/${name}.schema.json`) ?? "";
    const site = schema("site");
    expect(site).toContain("The leader's first name; copy says {leader.firstName}. At most 30 characters.");
    expect(schema("facts")).toMatch(/"enum": \[\s*"first"/);
  });
});
