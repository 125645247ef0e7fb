import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHeads } from "./published-files";

test("the canonical address and the properties of a page are read only from the page's head", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  const head =
    '<link href="https://a.example/about" rel="canonical"><meta property="og:title" content="A &amp; b">';
  writeFileSync(
    join(folder, "about.html"),
    `<head>${head}</head><link rel="canonical" href="https://b.example">`,
  );
  writeFileSync(join(folder, "thanks.html"), '<head><link rel="icon" href="/i"></head>');
  expect(readHeads(folder)).toEqual(
    expect.arrayContaining([
      { canonical: "https://a.example/about", properties: new Map([["og:title", "A & b"]]) },
      { canonical: undefined, properties: new Map() },
    ]),
  );
  rmSync(folder, { recursive: true });
});
