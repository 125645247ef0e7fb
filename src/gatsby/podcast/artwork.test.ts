import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

const root = process.cwd();
let folder: string;

// Encoded files are cached below the folder in which a build runs.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "artwork-"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test("the address of a podcast's picture changes with the picture", async () => {
  const { publishArtwork } = await import("./artwork");
  const square = { width: 1400, height: 1400, channels: 3, background: "#336699" } as const;
  const bytes = await sharp({ create: square }).png().toBuffer();
  const absolutePath = join(folder, "podcast.png");
  writeFileSync(absolutePath, bytes);
  const publish = (contentDigest: string) =>
    publishArtwork({
      absolutePath,
      extension: "png",
      relativePath: "podcast.png",
      internal: { contentDigest },
    });
  const first = await publish("first");
  expect(first).toMatch(/^\/static\/pictures\/\w+-artwork\.jpg$/);
  expect(await publish("first")).toBe(first);
  expect(await publish("second")).not.toBe(first);
});
