import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A hover style outside `media.hover`. After a tap, a touch screen would keep the style. */
const bareHover = /(?<!\$\{media\.hover\} \{[^{}]*):hover[^"\n]*[{,]$/m;

it("all hover styles are in a media query for devices that can hover", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join("src", file));
  expect(files.filter((file) => bareHover.test(readFileSync(file, "utf8")))).toEqual([]);
});
