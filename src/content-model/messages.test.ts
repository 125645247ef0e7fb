import { formatMistakes } from "./messages";

test("mistakes are grouped by file, with field, line, problem and fix", () => {
  const mistakes = [
    { file: "content/frame.json", field: "menu", line: 6, problem: "is empty.", fix: "Fill it in." },
    { file: "content/frame.json", field: "footer.closing", problem: "is a number.", fix: "Write text." },
    { file: "content/old.json", field: "", problem: "is not a file of the site.", fix: "Remove it." },
  ];
  expect(formatMistakes(mistakes).split("\n")).toEqual([
    "content/frame.json",
    "  menu (line 6): is empty.",
    "    → Fill it in.",
    "  footer.closing: is a number.",
    "    → Write text.",
    "",
    "content/old.json",
    "  is not a file of the site.",
    "    → Remove it.",
    "",
    "content: 3 mistakes in 2 files",
  ]);
});

test("if neighbouring mistakes have the same fix, the fix is shown once, after the last mistake", () => {
  const mistakes = ["a", "b"].map((field) => ({
    file: "site.json",
    field,
    problem: "is old.",
    fix: "Renew it.",
  }));
  expect(formatMistakes(mistakes).split("\n").slice(1, 4)).toEqual([
    "  a: is old.",
    "  b: is old.",
    "    → Renew it.",
  ]);
});

test("a mistake in several files is reported once", () => {
  const outdatedFile = { field: "", problem: "is older than what it is made from.", fix: "Run it." };
  expect(formatMistakes(["a.txt", "b.txt"].map((file) => ({ file, ...outdatedFile }))).split("\n")).toEqual([
    "a.txt",
    "b.txt",
    "  is older than what it is made from.",
    "    → Run it.",
    "",
    "content: 2 mistakes in 2 files",
  ]);
});
