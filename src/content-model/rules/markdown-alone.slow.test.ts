import { resolve } from "node:path";
import fc from "fast-check";
import { fileFindings } from "../checks/file";
import { htmlProcessor } from "../markdown/html";
import { fillPlaceholders } from "../placeholders";
import { readContent, withFile } from "../read";

const content = readContent(resolve("content"));
const file = "articles/any-text.mdx";

/** Whether the check lets a body stand. */
function passes(body: string): boolean {
  const { files } = withFile(content, file, `---\ntitle: "Any text"\n---\n\n${body}\n`);
  const written = files.find((one) => one.file === file);
  if (written === undefined) throw new Error(`${file} is of no kind.`);
  return fileFindings(written, content).every(({ path }) => path[0] !== "body");
}

const processor = htmlProcessor();

/** The bodies that cannot be built, each with the builder's own words. */
function failures(bodies: readonly string[]): unknown[] {
  return bodies.flatMap((body) => {
    try {
      processor.processSync(fillPlaceholders(body, content.facts ?? {}));
      return [];
    } catch (error) {
      return [[body, error]];
    }
  });
}

const pieces =
  "a b§two words§ §  §\n§\n\n§<§<3§<b>§</b>§<br />§<!-- no -->§< §\\<§\\\\<§>§{§}§{leader.name}§\\{§`§```§*§**§_§[§](/contact)§import §import§export §Export §- §1. §> §# § #§\t§\u00a0§&lt;§\\§~~§---§| §|\n| - |\n| §".split(
    "§",
  );
const bodies = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

test("whatever the check lets stand in a text can be built", () => {
  const standing = fc.sample(bodies, 6_000).filter(passes);
  expect(standing.length).toBeGreaterThan(200);
  expect(failures(standing)).toEqual([]);
}, 120_000);

test.each([
  "I <3 you",
  "a <b> tag",
  "</b>",
  "a <!-- word -->",
  "## more < ",
  "| a < |",
  "{",
  "export is a word",
])("what cannot be built is told: %s", (body) => {
  expect(passes(body)).toBe(false);
});

test.each(["5 < 7 > 3", "I \\<3 you", "Import is a word", "the import of it", "&lt;b>", "{leader.name}"])(
  "what can be built stands: %s",
  (body) => {
    expect(passes(body)).toBe(true);
    expect(failures([body])).toEqual([]);
  },
  30_000,
);
