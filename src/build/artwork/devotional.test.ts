import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { devotionalSlides } from "./devotional";

const project = process.cwd();
let folder: string;
const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, "content", file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "devotional-"));
  mkdirSync(path.join(folder, "content/devotionals"), { recursive: true });
  write("site.json", "{}");
  write("facts.json", '{ "book": { "name": "Acts" } }');
  const slide = {
    id: "day-1",
    label: "From {book.name}",
    line: "Read {book.name}",
    reference: "{book.name} 1:8",
    picture: { file: "../pictures/day-1.png" },
  };
  write("devotionals/one-day.json", JSON.stringify({ slides: [slide] }));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("a slide has the facts in its label, its line and its reference", () => {
  const words = { label: "From Acts", line: "Read Acts", reference: "Acts 1:8" };
  expect(devotionalSlides()).toMatchObject([{ file: "content/pictures/day-1.png", words }]);
});

test("hidden files, such as those of macOS, are ignored", () => {
  write("devotionals/.DS_Store", "\u0000");
  expect(devotionalSlides()).toHaveLength(1);
});
