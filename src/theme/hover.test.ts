import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A style for the pointer outside `media.hover`: a touch screen would keep it after a tap. */
const bareHover = /(?<!\$\{media\.hover\} \{[^{}]*):hover[^"\n]*[{,]$/m;

it("only devices that can hover have styles for it", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join("src", file));
  expect(files.filter((file) => bareHover.test(readFileSync(file, "utf8")))).toEqual([]);
});
