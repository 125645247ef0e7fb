import { formatTable } from "../table";
import { run } from "../../local/run";
import { writeResult } from "../results";
import { encodePictures, measureGrowth, type Growth } from "./measure";
import { measureTexts } from "./texts";

const usual = [10, 100, 1000];

/**
 * `npm run bench:growth`: measures the site with ten, a hundred and a thousand articles, or with the counts given as
 * arguments. `--texts 300` builds that many articles with every kind of content that a text may have.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] === "--texts") {
    const figures = await measureTexts(Number(args[1] ?? 300));
    console.log(figures);
    console.log(`Written to ${writeResult("texts", figures)}`);
    return;
  }
  const counts = args.length > 0 ? args.map(Number) : usual;
  if (counts.some((count) => !Number.isInteger(count) || count < 1))
    throw new Error("Name counts of articles, such as: npm run bench:growth -- 10 100");
  console.log("Building as it is, so that no later build has pictures to encode …");
  await encodePictures();
  const rows: Growth[] = [];
  for (const count of counts) {
    console.log(`Building with ${String(count)} articles …`);
    rows.push(await measureGrowth(count));
  }
  console.log(`\n${describe(rows)}\n`);
  console.log(`Written to ${writeResult("growth", rows)}`);
}

function describe(rows: readonly Growth[]): string {
  const head = [
    "articles",
    "build CPU s",
    "Gatsby alone",
    "ms an article more",
    "peak MB",
    "public MB",
    "article KB",
    "blog KB",
  ];
  return formatTable(
    head,
    rows.map((row, index) => [
      String(row.articles),
      row.build.cpu.toFixed(1),
      row.bare.cpu.toFixed(1),
      perArticle(row, rows[index - 1]),
      row.build.memory.toFixed(0),
      (row.publicBytes / 1e6).toFixed(1),
      (row.articleBytes / 1e3).toFixed(1),
      (row.blogBytes / 1e3).toFixed(1),
    ]),
  );
}

function perArticle(row: Growth, before: Growth | undefined): string {
  if (!before) return "";
  return (((row.build.cpu - before.build.cpu) * 1000) / (row.articles - before.articles)).toFixed(1);
}

run(main);
