import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dark } from "../theme/look/palette";
import { fillColours } from "./drawings";

it("fills the colours of roles into a drawing, and refuses a role that the palette lacks", () => {
  const style = "<style>.l{stroke-width:3.8}</style>";
  expect(fillColours(`${style}<path fill="{dark.line}"/>`)).toBe(`${style}<path fill="${dark.line}"/>`);
  expect(() => fillColours('<path fill="{dark.lines}"/>')).toThrow("{dark.lines}");
});

it("each drawing names roles of the palette", () => {
  const folder = "src/theme/artwork";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".svg"),
  );
  for (const file of files)
    expect(fillColours(readFileSync(path.join(folder, file), "utf8"))).toContain("<svg");
  expect(files.length).toBeGreaterThan(20);
});
