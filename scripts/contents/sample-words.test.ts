import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import site from "../../content/site.json";
import { readContent } from "../../src/content-model/read";
import { topics } from "../../src/forms/booking/schema";
import { contractTable, fixedWords } from "./contract-tables";
import { contentWordsIn, namesAndHeadlines, visibleTexts } from "./sample-words";

const content = readContent("content");
const texts = visibleTexts(content);

/** Payload values, texts of the contract, and phrases that occur in any English text. */
const allowed = new Set(
  [...topics, ...fixedWords().map(({ words }) => words), "a list of", "on a phone"].map((words) =>
    words.toLowerCase(),
  ),
);

const sources = ["tests/journeys", "tests/support"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name)),
);

// In a ministry's own content, a phrase may match by coincidence.
const isSample = site.ministry.name === "Sample Ministry";

it.each(isSample ? sources : ["tests/support/content.ts"])("%s holds no words of the sample", (file) => {
  const found = contentWordsIn(readFileSync(file, "utf8"), texts);
  expect(found.filter((words) => !allowed.has(words))).toEqual([]);
});

/** Page names and texts of the specification are also used in the code. */
const ofTheSpecification = new Set([
  ...contractTable("2. Routes").map(([, page = ""]) => page),
  ...fixedWords().map(({ words }) => words),
]);

test("no code holds a name or a headline of the sample", () => {
  const names = isSample ? namesAndHeadlines(content).filter((name) => !ofTheSpecification.has(name)) : [];
  const code = ["src", "functions", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|mjs|html)$/.test(file) && !/\.test\.tsx?$|\btesting\b/.test(file))
      .map((file) => join(folder, file)),
  );
  const found = code.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return names.filter((name) => source.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

it("finds names and headlines", () => {
  const names = namesAndHeadlines(content);
  for (const name of [site.ministry.name, site.leader.name].filter((one) => one.includes(" ")))
    expect(names).toContain(name);
  expect(names.length).toBeGreaterThan(10);
});

it("finds a headline, a part of a sentence and a pattern in a journey", () => {
  const journey = `
    test("Lives Transformed", async ({ page }) => {
      await expect(page.getByRole("heading", { name: "Lives Transformed" })).toBeVisible();
      await expect(page.getByText(/one step a day/)).toBeVisible();
      await expect(page.getByText(\`\${name} a quiet house\`)).toBeVisible();
      await page.getByText("Something else entirely").click();
    });`;
  const content = ["Lives Transformed", "A verse and one step a day.", "Then a quiet house again"];
  expect(contentWordsIn(journey, content)).toEqual(["lives transformed", "one step a day", "a quiet house"]);
});
