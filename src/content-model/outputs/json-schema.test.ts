import { editorFiles } from "./json-schema";

describe("what VS Code knows of the content", () => {
  it("says lengths in words and lists options", () => {
    const schema = (name: string) => editorFiles().get(`.vscode/schemas/${name}.schema.json`) ?? "";
    const site = schema("site");
    expect(site).toContain("The leader's first name; copy says {leader.firstName}. At most 30 characters.");
    expect(schema("facts")).toMatch(/"enum": \[\s*"first"/);
  });
});
