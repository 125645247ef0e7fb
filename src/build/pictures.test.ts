import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateNodeArgs } from "gatsby";

const whole = readFileSync("content/pictures/cover.png");
/** Larger than the library takes, in few bytes. */
const vast = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>');

const root = process.cwd();
let folder: string;

// What is encoded is kept below the folder in which a build runs.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test.each([
  ["cut off", whole.subarray(0, whole.length / 2)],
  ["too large", vast],
])("a picture that is %s is named, with what to do", async (what, bytes) => {
  const { onCreateNode } = await import("./pictures");
  const absolutePath = join(folder, "a.png");
  writeFileSync(absolutePath, bytes);
  const internal = { type: "File", contentDigest: what };
  const node = { absolutePath, extension: "png", relativePath: "pictures/a.png", internal };
  await expect(
    onCreateNode?.({ node } as unknown as CreateNodeArgs, { plugins: [] }, () => undefined),
  ).rejects.toThrow(/^content\/pictures\/a\.png cannot be made smaller for the site \(.+\)\. Open it in/);
});
