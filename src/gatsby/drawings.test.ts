import { dark } from "../theme/look/palette";
import { fillColours } from "./drawings";

it("fills the colours of roles into a drawing, and refuses a role that the palette lacks", () => {
  const style = "<style>.l{stroke-width:3.8}</style>";
  expect(fillColours(`${style}<path fill="{dark.line}"/>`)).toBe(`${style}<path fill="${dark.line}"/>`);
  expect(() => fillColours('<path fill="{dark.lines}"/>')).toThrow("{dark.lines}");
});
