import { readFileSync } from "node:fs";
import path from "node:path";
import * as fontkit from "fontkit";
import { faces } from "./faces";
import { instanceFont } from "./instance";
import { settleSubstitutions } from "./settle";

const signs = Array.from("Ahmns&fil fl 019\u00ad–", (sign) => sign.codePointAt(0) ?? 0);

describe("substitutions that hold everywhere", () => {
  it.each(faces.filter(({ role }) => role === "display"))(
    "are what a character of $name is without them",
    async ({ latin, axes }) => {
      const source = readFileSync(path.join("node_modules", latin));
      const instance = await instanceFont(source, signs, { axes, features: ["rvrn"], format: "sfnt" });
      const settled = settleSubstitutions(instance, ["rvrn"]);
      const made = await instanceFont(settled, signs, { axes: {}, features: [], format: "woff2" });
      const [before, after] = [fontkit.create(instance), fontkit.create(made)];
      expect([...after.characterSet].sort()).toEqual([...before.characterSet].sort());
      const drawn = (font: fontkit.Font, sign: number, on: boolean) =>
        font.layout(String.fromCodePoint(sign), { rvrn: on }).glyphs.map(({ path }) => path.commands);
      for (const sign of signs) expect(drawn(after, sign, false)).toEqual(drawn(before, sign, true));
      const h = "h".charCodeAt(0);
      expect(drawn(before, h, false)).not.toEqual(drawn(before, h, true));
    },
  );
});
