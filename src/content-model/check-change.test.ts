import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "./check";
import { mistakesAfter, changeFile } from "./check-change";
import { fixedContent } from "./testing/edited-content";

test("if the file already contains a change of a past gathering, the file can be saved", () => {
  const file = "announcements.json";
  const writtenSource = readFileSync(join(fixedContent, file), "utf8");
  const withPast = writtenSource.replace(
    '"changes": [',
    '"changes": [{ "date": "2025-12-09", "reason": "Ill." },',
  );
  const content = readContent(fixedContent);
  expect(mistakesAfter(content, file, withPast)).toMatchObject([
    { field: "changes[0]", problem: "2025-12-09 is in the past, so pages do not show this entry." },
  ]);
  const changedContent = changeFile(content, file, withPast);
  const withAnotherChange = withPast.replace(
    '"changes": [',
    '"changes": [{ "date": "2027-01-12", "reason": "Ill." },',
  );
  expect(mistakesAfter(changedContent, file, withAnotherChange)).toEqual([]);
});
