import { formatAnnotation, formatMistakes } from "./messages";

test("mistakes are grouped by file, with field, line, mistake and remedy, and counted", () => {
  const mistakes = [
    { file: "content/frame.json", field: "menu", line: 6, problem: "is empty.", fix: "Fill it in." },
    { file: "content/frame.json", field: "footer.closing", problem: "is a number.", fix: "Write text." },
    { file: "content/old.json", field: "", problem: "is of no known kind.", fix: "Take it away." },
  ];
  expect(formatMistakes(mistakes).split("\n")).toEqual([
    "content/frame.json",
    "  menu (line 6): is empty.",
    "    → Fill it in.",
    "  footer.closing: is a number.",
    "    → Write text.",
    "",
    "content/old.json",
    "  is of no known kind.",
    "    → Take it away.",
    "",
    "content: 3 mistakes in 2 files",
  ]);
});

test("one mistake of several files is said once", () => {
  const old = { field: "", problem: "is older than what it is made from.", fix: "Run it." };
  expect(formatMistakes(["a.txt", "b.txt"].map((file) => ({ file, ...old }))).split("\n")).toEqual([
    "a.txt",
    "b.txt",
    "  is older than what it is made from.",
    "    → Run it.",
    "",
    "content: 2 mistakes in 2 files",
  ]);
});

test.each([
  [
    { file: "content/a, b.json", field: "menu[x]", line: 6, problem: "50% is lost." },
    "::error file=content/a%2C b.json,line=6,title=menu[x]::50%25 is lost.%0A→ Mend it.",
  ],
  [
    { file: "content/a.mdx", field: "body", line: 3, lines: [3, 8], problem: "A." },
    "::error file=content/a.mdx,line=3,title=body::A. (lines 3, 8)%0A→ Mend it.",
  ],
  [{ file: "content/a.json", field: "", problem: "A." }, "::error file=content/a.json::A.%0A→ Mend it."],
])("on GitHub, a mistake stands at its file and lines: %j", (mistake, said) => {
  expect(formatAnnotation({ ...mistake, fix: "Mend it." }, "error")).toBe(said);
});
