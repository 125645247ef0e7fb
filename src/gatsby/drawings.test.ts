import { dark } from "../theme/look/palette";
import { fillColours } from "./drawings";

it("a drawing may use only colour names of the palette", () => {
  const style = "<style>.l{stroke-width:3.8}</style>";
  expect(fillColours(`${style}<path fill="{dark.line}"/>`, "a.svg")).toBe(
    `${style}<path fill="${dark.line}"/>`,
  );
  expect(() => fillColours('<path fill="{dark.lines}"/>', "a.svg")).toThrow(
    "a.svg uses the colour {dark.lines}",
  );
});
