import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileNode } from "../images";

/**
 * Lets the tests of a file run in a temporary folder, because encoded files are cached below the folder in which a
 * build runs.
 * @returns the folder, and a function that writes a picture there and returns its node
 */
export function usePictureFolder() {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  beforeAll(() => {
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(root);
    rmSync(folder, { recursive: true });
  });
  const writePicture = (name: string, bytes: Buffer, contentDigest: string): FileNode => {
    const absolutePath = join(folder, name);
    writeFileSync(absolutePath, bytes);
    return { absolutePath, extension: "png", relativePath: `pictures/${name}`, internal: { contentDigest } };
  };
  return { folder, writePicture };
}
