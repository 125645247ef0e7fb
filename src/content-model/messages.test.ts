import { formatAnnotation, formatMistakes } from "./messages";

describe("mistakes in the terminal", () => {
  it("are grouped by file, with field, line, mistake and remedy", () => {
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

  it("are counted, one as one", () => {
    const one = { file: "content/frame.json", field: "menu", problem: "is empty.", fix: "Fill it in." };
    expect(formatMistakes([one]).split("\n").at(-1)).toBe("content: 1 mistake in 1 file");
  });

  it("are said once of several files", () => {
    const old = { field: "", problem: "is older than what it is made from.", fix: "Run it." };
    const mistakes = ["a.txt", "b.txt"].map((file) => ({ file, ...old }));
    expect(formatMistakes(mistakes).split("\n")).toEqual([
      "a.txt",
      "b.txt",
      "  is older than what it is made from.",
      "    → Run it.",
      "",
      "content: 2 mistakes in 2 files",
    ]);
  });
});

describe("mistakes on GitHub", () => {
  it("stand at their file and line, with what to do", () => {
    const problem = {
      file: "content/a, b.json",
      field: "menu[x]",
      line: 6,
      problem: "50% is lost.",
      fix: "Mend it.",
    };
    expect(formatAnnotation(problem, "error")).toBe(
      "::error file=content/a%2C b.json,line=6,title=menu[x]::50%25 is lost.%0A→ Mend it.",
    );
  });

  it("name all their lines, and a whole file without one", () => {
    const problem = {
      file: "content/a.mdx",
      field: "body",
      line: 3,
      lines: [3, 8],
      problem: "A.",
      fix: "B.",
    };
    expect(formatAnnotation(problem, "notice")).toBe(
      "::notice file=content/a.mdx,line=3,title=body::A. (lines 3, 8)%0A→ B.",
    );
    expect(
      formatAnnotation({ file: "content/old.json", field: "", problem: "A.", fix: "B." }, "warning"),
    ).toBe("::warning file=content/old.json::A.%0A→ B.");
  });
});
