import { rmSync } from "node:fs";
import { join } from "node:path";
import { startNode } from "../local/child";
import { addCounts, type Counts, oneCheck, summaryLine } from "../test/counts";
import { runPlaywright } from "../test/run-playwright";
import type { OtherContent } from "./contents";
import { copyProject } from "./copy-project";

/** The programs that must succeed with any content, in order: each needs the results of the previous one. */
const programs = [
  { title: "Guides", args: ["scripts/guides/make.ts"] },
  { title: "Content check", args: ["scripts/check-content.ts"] },
  { title: "Production build", args: ["scripts/build.ts"] },
];

/**
 * Tests a copy of the project with another content: its guides, the content check, a production build, and the journeys
 * tagged @contents.
 */
export async function testContent({ name, apply }: OtherContent): Promise<Counts> {
  const root = copyProject();
  try {
    apply(root);
    const counts: Counts[] = [];
    for (const { title, args } of programs) {
      console.log(`\n== ${name}: ${title} ==`);
      const env = { ...process.env, CI: "true" };
      const code = await startNode(["--import", "tsx", ...args], { cwd: root, env }).exit;
      counts.push(oneCheck(code === 0));
      if (code !== 0) return addCounts(counts);
    }
    console.log(`\n== ${name}: Journeys in a browser ==`);
    counts.push(await runPlaywright(join(".config", "playwright-contents.ts"), root));
    console.log(`${name}: ${summaryLine(addCounts(counts))}`);
    return addCounts(counts);
  } finally {
    // A process that has just ended may still have written a file.
    rmSync(root, { recursive: true, force: true, maxRetries: 10 });
  }
}
