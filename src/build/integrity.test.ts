import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addIntegrity } from "./integrity";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "integrity-"));
  await writeFile(join(folder, "app.js"), "alert('Hello, world.');");
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function guarded(html: string): Promise<string> {
  await writeFile(join(folder, "page.html"), html);
  await addIntegrity(folder);
  return readFile(join(folder, "page.html"), "utf8");
}

// The example of the standard itself (Subresource Integrity, section 3.1).
const attributes =
  'integrity="sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO" crossorigin="anonymous"';

test("a script of the site has its integrity, in a template too", async () => {
  expect(await guarded('<template><script src="/app.js" async></script></template>')).toBe(
    `<template><script src="/app.js" ${attributes} async></script></template>`,
  );
});

test("a page that is looked at twice is the same as after the first time", async () => {
  const once = await guarded('<script src="/app.js"></script>');
  expect(await guarded(once)).toBe(once);
});

test("inline scripts are left alone, and a script that is not there stops the build", async () => {
  expect(await guarded("<script>a</script>")).toBe("<script>a</script>");
  await expect(guarded('<script src="/gone.js"></script>')).rejects.toThrow("gone.js");
});
