import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyCompressed } from "./compressed-copy";

test("two new files with the same bytes are both compressed", async () => {
  const published = mkdtempSync(join(tmpdir(), "published-"));
  const words = randomUUID().repeat(1000);
  for (const name of ["a.txt", "b.txt"]) writeFileSync(join(published, name), words);
  const { folder } = await copyCompressed(published);
  for (const name of ["a.txt.br", "a.txt.gz", "b.txt.br", "b.txt.gz"])
    expect(existsSync(join(folder, name))).toBe(true);
  for (const made of [published, folder]) rmSync(made, { recursive: true });
});
