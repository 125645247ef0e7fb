import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedHeaders } from "../../../functions/relay/answer/security-headers";
import { writeHeaders } from "./headers";
import { hashSource } from "./inline-parts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "headers-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function headersOf(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  writeHeaders(folder, []);
  return readFile(join(folder, "_headers"), "utf8");
}

test("pages at any depth count towards the one policy", async () => {
  const headers = await headersOf({
    "index.html": "<script>a</script>",
    "blog/teaching.html": "<script>b</script>",
    // Gatsby makes a folder of this name.
    "page-data/404.html/page-data.json": "{}",
  });
  expect(headers).toContain(hashSource("a"));
  expect(headers).toContain(hashSource("b"));
  expect(headers.match(/Content-Security-Policy:/g)).toHaveLength(1);
});

test("one rule gives every address all of the site's headers", async () => {
  const [first = ""] = (await headersOf({ "index.html": "" })).split("\n\n");
  const [address, ...lines] = first.trim().split("\n");
  expect(address).toBe("/*");
  expect(lines.map((line) => /^ {2}([\w-]+): ./.exec(line)?.[1])).toEqual([
    "Content-Security-Policy",
    ...Object.keys(sharedHeaders),
    "Referrer-Policy",
  ]);
});

test("files whose name changes with their content may be kept for ever, others not", async () => {
  const headers = await headersOf({
    "app-0123456789abcdef0123.js": "",
    "plain.js": "",
    "page-data/app-data.json": "{}",
  });
  const kept = headers.split("\n\n").filter((rule) => rule.includes("immutable"));
  expect(kept.map((rule) => rule.split("\n")[0])).toEqual(["/static/*", "/app-0123456789abcdef0123.js"]);
});

test("a feed and a manifest are called what they are, where they are", async () => {
  const headers = await headersOf({ "manifest.webmanifest": "{}" });
  expect(headers).toContain(
    "/manifest.webmanifest\n  Content-Type: application/manifest+json; charset=UTF-8",
  );
  expect(headers).not.toContain("feed.xml");
});
