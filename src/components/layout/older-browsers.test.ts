import { readFileSync } from "node:fs";
import { integrityOf } from "../../gatsby/security";
import { olderBrowsersIntegrity } from "./older-browsers";

test("the page names the integrity of the file that is published", () => {
  expect(olderBrowsersIntegrity).toBe(integrityOf(readFileSync("static/older-browsers.js")));
});
