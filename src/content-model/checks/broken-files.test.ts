import { brokenFiles } from "./broken-files";
import { withFile } from "../content";
import { readContent } from "../read";
import { fixedContent } from "../testing/edited-content";

describe("files that cannot be read", () => {
  const content = readContent(fixedContent);

  it("are none where every file can be, whatever else is wrong with one", () => {
    expect(brokenFiles(content)).toEqual([]);
    expect(brokenFiles(withFile(content, "pages/home.json", "{}"))).toEqual([]);
  });

  it("are told in the check's words, and nothing else with them", () => {
    expect(brokenFiles(withFile(content, "facts.json", '{ "answerTime": "soon" "reach": {} }'))).toEqual([
      expect.objectContaining({ file: "content/facts.json", fix: "Put a comma between two entries." }),
    ]);
  });
});
