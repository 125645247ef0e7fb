import { md5File } from "gatsby-core-utils";
import { digestFilesAtOnce, digestOf } from "./file-digests";

const files = ["content/site.json", "content/pictures/cover.png"];

test.each(files)("the digest of %s is Gatsby's own", async (file) => {
  expect(digestOf(file)).toBe(await md5File(file));
});

test("Gatsby's source of files digests so", async () => {
  const { md5File: before } = await import("gatsby-core-utils");
  digestFilesAtOnce();
  const { md5File: after } = await import("gatsby-core-utils");
  expect(after).not.toBe(before);
  expect(await after(files[0] ?? "")).toBe(digestOf(files[0] ?? ""));
  await expect(after("content/missing.json")).rejects.toThrow("ENOENT");
});
