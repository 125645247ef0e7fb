import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Counts } from "./counts";

/** Gives a runner the path of a report in a temporary folder, which is removed afterward. */
export async function withReport(run: (file: string) => Promise<Counts>): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), "test-report-"));
  try {
    return await run(join(folder, "report.json"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
