import { readFileSync } from "node:fs";
import { integrityOf } from "../../gatsby/security";
import { olderBrowsersIntegrity } from "./older-browsers";

test("the script element has the integrity hash of the published file", () => {
  expect(olderBrowsersIntegrity).toBe(integrityOf(readFileSync("static/older-browsers.js")));
});
