import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Runs work that leaves files in the system's temporary folder; what it leaves there is removed with it.
 * @param work runs while `os.tmpdir()` answers with a folder of its own
 */
export async function withTemporaryFolder(work: () => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(tmpdir(), "site-build-"));
  process.env.TMPDIR = folder;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true });
  }
}
