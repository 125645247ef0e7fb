import { otherContents } from "./contents/contents";
import { testContent } from "./contents/test-content";
import { run } from "./local/run";
import { addCounts, type Counts, summaryLine } from "./test/counts";

/**
 * `npm run test:contents`: tests the site with other contents than the one that is there, the sample in other words
 * and the ministries of tests/ministries. Names of them as arguments test only those.
 */
async function main(names: readonly string[]): Promise<void> {
  const contents = otherContents();
  const unknown = names.filter((name) => !contents.some((content) => content.name === name));
  if (unknown.length > 0) throw new Error(`There is no content ${unknown.join(", ")}.`);

  const counts: Counts[] = [];
  for (const content of contents.filter(({ name }) => names.length === 0 || names.includes(name)))
    counts.push(await testContent(content));
  const total = addCounts(counts);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${summaryLine(total)}`);
}

run(main);
