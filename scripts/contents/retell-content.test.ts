import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content-model/check";
import type { ContentFile } from "../../src/content-model/content-file";
import { readContent } from "../../src/content-model/read";
import { textsIn } from "../../src/content-model/visit";
import { fixedWords } from "./contract-tables";
import { retellContent } from "./retell-content";

let folder: string;
let retold: readonly ContentFile[];
const { files } = readContent("content");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "retold-"));
  cpSync("content", folder, { recursive: true });
  retellContent(folder);
  retold = readContent(folder).files;
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const fixed = new Set(fixedWords().map(({ file, field }) => `${file} ${field}`));

/** All texts by file and path: those of the fields that visitors read, or the others. */
function textsOf(from: readonly ContentFile[], read: boolean): Map<string, string> {
  const worded = ["copy", "linked", "prose"];
  return new Map(
    from.flatMap(({ file, contentType, data }) =>
      Array.from(textsIn(contentType.schema, data))
        // A pattern for the whole text describes a code.
        .filter(({ field }) => (worded.includes(field.format) && !field.pattern.startsWith("^")) === read)
        .map(({ text, path }): [string, string] => [`${file} ${path.join(".")}`, text]),
    ),
  );
}

it("has no mistakes", () => {
  expect(checkContent(folder).problems).toEqual([]);
});

it("changes every text with letters, but those of the contract", () => {
  const after = textsOf(retold, true);
  const before = [...textsOf(files, true)].filter(([, text]) =>
    /\p{L}/u.test(text.replace(/\{[^{}]*\}|\]\([^)]*\)/g, "")),
  );
  const same = before.filter(([place, text]) => after.get(place) === text).map(([place]) => place);
  expect(same.filter((place) => !fixed.has(place))).toEqual([]);
  expect(before.filter(([place]) => fixed.has(place)).map(([place]) => place)).toEqual(
    same.filter((place) => fixed.has(place)),
  );
});

it("changes the words of every running text, and keeps its structure", () => {
  const structureOf = (body = "") => body.replace(/[\p{L}\p{M}]+/gu, "a").replace(/\d/g, "0");
  for (const { file, body = "" } of files.filter((one) => (one.body ?? "").trim() !== "")) {
    const other = retold.find((one) => one.file === file)?.body ?? "";
    const sentences = body.match(/(?:\p{L}+ ){4}\p{L}+/gu) ?? [];
    expect(sentences.filter((words) => other.includes(words))).toEqual([]);
    expect(structureOf(other).split("\n")).toHaveLength(structureOf(body).split("\n").length);
  }
});

it("keeps addresses, ids, dates, choices and codes", () => {
  expect(textsOf(retold, false)).toEqual(textsOf(files, false));
});

it("is longer by about a third, with accents", () => {
  const lengthOf = (texts: Iterable<string>) => [...texts].join("").length;
  const after = textsOf(retold, true);
  const ratio = lengthOf(after.values()) / lengthOf(textsOf(files, true).values());
  expect(ratio).toBeGreaterThan(1.2);
  expect(ratio).toBeLessThan(1.45);
  expect([...after.values()].join("")).toMatch(/[áéíóúâêîôûà]/);
});
