import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { olderBrowsersIntegrity } from "./older-browsers";

test("the page names the integrity of the file that is published", () => {
  const digest = createHash("sha384").update(readFileSync("static/older-browsers.js")).digest("base64");
  expect(olderBrowsersIntegrity).toBe(`sha384-${digest}`);
});
