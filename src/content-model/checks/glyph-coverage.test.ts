import { withFile } from "../content";
import { readContent } from "../read";
import { missingGlyphs } from "./glyph-coverage";

function noted(words: string) {
  const content = withFile(
    readContent("content"),
    "pages/giving.mdx",
    `---\ntitle: "Ágape"\nintroduction: "Año, œuvre, Łódź, Việt."\n---\n\n${words}\n`,
  );
  const file = content.files.find((one) => one.file === "pages/giving.mdx");
  return file === undefined ? [] : missingGlyphs(file);
}

test("letters of Latin alphabets need no note", () => {
  expect(noted("¿Qué pasó? “Ñandú” – façade, İstanbul, ọmọ, 12ª.")).toEqual([]);
});

test("each letter that the fonts lack is named once, and stops nothing", () => {
  expect(noted("Love, in Greek ἀγάπη, and שלום.")).toEqual([
    expect.objectContaining({
      path: ["body"],
      problem: "has letters that the site’s fonts lack: ἀ γ ά π η ש ל ו ם",
      isNote: true,
    }),
  ]);
});
