import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { formatMistakes } from "../src/content-model/messages";
import { checkAfter, fixedContent } from "../src/content-model/testing/edited-content";
import { findOutdatedFiles } from "./outdated-files";

type Change = (folder: string) => void;

const editFile =
  (file: string, oldText: string | RegExp, newText: string): Change =>
  (folder) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(oldText, newText));
  };

const removeFile =
  (file: string): Change =>
  (folder) => {
    rmSync(join(folder, file));
  };

const guide = "guides/warfare-declarations.mdx";

test.each<[string, Change, RegExp]>([
  [
    "a misspelt field of a guide",
    editFile(guide, "title:", "titel:"),
    /guides\/warfare-declarations\.mdx\n +titel \(line \d+\): There is no field "titel" in this file\.\n +→ Did you mean "title"/,
  ],
  [
    "a missing text of all guides",
    editFile("pages/prayer-hub.json", /"cover": .*,\n\s+"imprint": .*/, '"cover": "A"'),
    /prayer-hub\.json\n +guides\.imprint \(line \d+\): "imprint" is missing\.\n +→ Add this field/,
  ],
  [
    "a misspelt text of all guides",
    editFile("pages/prayer-hub.json", '"imprint":', '"inprint":'),
    /prayer-hub\.json\n +guides\.inprint \(line \d+\): There is no field "inprint" in this group\.\n +→ Did you mean "imprint"/,
  ],
  [
    "a missing name of the ministry",
    editFile("site.json", /"name": "Sample Ministry",/, ""),
    /site\.json\n +ministry\.name \(line \d+\): "name" is missing\.\n +→ Add this field/,
  ],
  ["a missing site.json", removeFile("site.json"), /site\.json\n +is missing\.\n +→ Add this file/],
  ["a missing facts.json", removeFile("facts.json"), /facts\.json\n +is missing\.\n +→ Add this file/],
  ["a missing frame.json", removeFile("frame.json"), /frame\.json\n +is missing\.\n +→ Add this file/],
])("%s is reported with a fix", (...row) => {
  const [, change, message] = row;
  const result = checkAfter(change);
  expect(formatMistakes(result.mistakes)).toMatch(message);
  expect(findOutdatedFiles(result)).toEqual([]);
});

test.each(["check-content.ts", "check-launch.ts"])(
  "if the content has mistakes, %s lists only the mistakes",
  (script) => {
    const root = mkdtempSync(join(tmpdir(), "commands-"));
    cpSync(fixedContent, join(root, "content"), { recursive: true });
    symlinkSync(resolve("node_modules"), join(root, "node_modules"));
    editFile(guide, "title:", "titel:")(join(root, "content"));
    const { status, stdout, stderr } = spawnSync("node", ["--import", "tsx", resolve("scripts", script)], {
      cwd: root,
      encoding: "utf8",
    });
    rmSync(root, { recursive: true });
    expect(stdout + stderr).toContain("titel (line 3): There is no field");
    expect(stdout + stderr).toContain("content: 1 mistake in 1 file");
    expect(stdout + stderr).not.toContain("SMTP_URL");
    expect(status).toBe(1);
  },
);
