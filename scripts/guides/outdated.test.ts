import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { mistakesIn } from "../../src/content-model/apply-rules";
import { checkContent } from "../../src/content-model/check";
import { contentAfterEdits, fixedContent } from "../../src/content-model/testing/edited-content";
import { allowedRows, batchesOf, mistakeRows } from "../../src/content-model/testing/mistake-rows";
import { guideDigests, findOutdatedGuides, addDigest } from "./outdated";

test("a guide is outdated if its PDF is missing, and up to date if the PDF has the current digest", () => {
  const root = mkdtempSync(join(tmpdir(), "guides-"));
  const checkedContent = checkContent(fixedContent);
  const digests = Object.entries(guideDigests(checkedContent.content));
  const outdatedFiles = findOutdatedGuides(checkedContent, root).map(({ file }) => file);
  expect(outdatedFiles).toEqual(digests.map(([name]) => `content/guides/${name}.pdf`));
  for (const [name, digest] of digests) {
    const file = join(root, `content/guides/${name}.pdf`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, addDigest(Buffer.from("%PDF-\nstartxref"), digest));
  }
  expect(findOutdatedGuides(checkedContent, root)).toEqual([]);
  rmSync(root, { recursive: true });
});

test("if the content has mistakes, outdated guides are not listed", () => {
  const findOutdated = (rows: typeof mistakeRows) => {
    const content = contentAfterEdits(rows.map(({ edit }) => edit));
    return findOutdatedGuides({ content, mistakes: mistakesIn(content), notes: [] }, "/no-project");
  };
  for (const batch of batchesOf(mistakeRows)) expect(findOutdated(batch)).toEqual([]);
  for (const batch of batchesOf(allowedRows)) expect(findOutdated(batch)).toHaveLength(6);
});
